-- Step p_step of an open round, counted from 1: played on the state of the step before it, or refused. p_more: stake that it adds,
-- in centavos.
CREATE OR REPLACE FUNCTION step_game_round(
  p_member uuid, p_key text, p_hash bytea, p_round uuid, p_step integer, p_ids uuid[], p_more bigint, p_payout bigint,
  p_state jsonb, p_sealed bytea, p_answer jsonb, p_at timestamptz
) RETURNS game_answer
LANGUAGE plpgsql AS $$
DECLARE
  seen game_answer;
  r game_round;
  w wallet;
  word text;
BEGIN
  PERFORM lock_member(p_member);
  seen := game_replay(p_member, p_key, p_hash);
  IF seen.word IS NOT NULL THEN RETURN seen; END IF;
  SELECT * INTO r FROM game_round WHERE member_id = p_member AND id = p_round;
  IF NOT FOUND THEN RETURN game_refuse(p_member, p_key, p_hash, 'round_unknown', p_at); END IF;
  IF r.status <> 'open' THEN RETURN game_refuse(p_member, p_key, p_hash, 'round_closed', p_at); END IF;
  IF r.steps <> p_step - 1 THEN RETURN game_refuse(p_member, p_key, p_hash, 'step_invalid', p_at); END IF;
  IF p_more > 0 THEN
    word := add_stake(r, p_ids[4], p_key, p_hash, p_more, p_at);
    IF word <> 'posted' THEN RETURN game_refuse(p_member, p_key, p_hash, word, p_at); END IF;
  END IF;
  IF p_sealed IS NULL THEN PERFORM settle_open_round(r, p_ids, p_hash, p_payout, p_at); END IF;
  SELECT * INTO STRICT w FROM wallet WHERE member_id = p_member AND currency = r.currency;
  UPDATE game_round SET
    steps = p_step, stake = stake + p_more, payout = p_payout, state = p_state, state_sealed = p_sealed,
    further_bet_keys = CASE WHEN p_more > 0 THEN further_bet_keys || p_key ELSE further_bet_keys END,
    status = CASE WHEN p_sealed IS NULL THEN 'settled' ELSE 'open' END,
    settled_at = CASE WHEN p_sealed IS NULL THEN p_at END
  WHERE member_id = p_member AND id = p_round;
  PERFORM announce_round(p_member, p_ids[3], p_round, p_at);
  RETURN game_answered(p_member, p_key, p_hash, p_answer, w.version, w.cash, w.bonus, p_at);
END $$;
