-- Gives an open round’s bets back or settles it at the state it stands in.
CREATE OR REPLACE FUNCTION close_game_round(
  p_member uuid, p_round uuid, p_steps integer, p_ids uuid[], p_hash bytea, p_payout bigint, p_give_back boolean,
  p_state jsonb, p_at timestamptz
) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  r game_round;
BEGIN
  PERFORM lock_member(p_member);
  SELECT * INTO r FROM game_round WHERE member_id = p_member AND id = p_round;
  IF NOT FOUND OR r.status <> 'open' OR r.steps <> p_steps THEN RETURN false; END IF;
  IF p_give_back THEN
    PERFORM give_round_back(r, p_ids, p_hash, p_at);
  ELSE
    PERFORM settle_open_round(r, p_ids, p_hash, p_payout, p_at);
  END IF;
  UPDATE game_round SET
    payout = CASE WHEN p_give_back THEN r.stake ELSE p_payout END, state = p_state, state_sealed = NULL,
    status = CASE WHEN p_give_back THEN 'rolled_back' ELSE 'settled' END, settled_at = p_at
  WHERE member_id = p_member AND id = p_round;
  PERFORM announce_round(p_member, p_ids[3], p_round, p_at);
  RETURN true;
END $$;
