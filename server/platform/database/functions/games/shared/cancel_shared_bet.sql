-- Gives a stake back while its round takes bets. p_ids: as rollback_bet.
CREATE OR REPLACE FUNCTION cancel_shared_bet(
  p_member uuid, p_key text, p_hash bytea, p_bet_id uuid, p_ids uuid[], p_answer jsonb, p_at timestamptz
) RETURNS game_answer
LANGUAGE plpgsql AS $$
DECLARE
  seen game_answer;
  b shared_bet;
  posted posting;
BEGIN
  PERFORM lock_member(p_member);
  seen := game_replay(p_member, p_key, p_hash);
  IF seen.word IS NOT NULL THEN RETURN seen; END IF;
  SELECT * INTO b FROM shared_bet WHERE member_id = p_member AND id = p_bet_id FOR UPDATE;
  IF NOT FOUND THEN RETURN game_refuse(p_member, p_key, p_hash, 'round_unknown', p_at); END IF;
  IF NOT EXISTS (SELECT FROM shared_round
    WHERE game_id = b.game_id AND number = b.number AND status = 'open' AND closes_at > p_at) THEN
    RETURN game_refuse(p_member, p_key, p_hash, 'betting_closed', p_at);
  END IF;
  posted := rollback_bet(p_member, b.currency, b.bet_key, p_ids, 'rollback:' || b.id, p_hash, p_at);
  IF posted.word <> 'posted' THEN RAISE EXCEPTION 'Bet % could not be given back: %', b.id, posted.word; END IF;
  DELETE FROM shared_bet WHERE member_id = p_member AND id = p_bet_id;
  RETURN game_answered(p_member, p_key, p_hash, p_answer, posted.version, posted.cash, posted.bonus, p_at);
END $$;
