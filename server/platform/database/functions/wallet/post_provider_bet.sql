-- A bet of a provider: `post_bet` in a play session. p_refusal: why the caller would take none, whatever the session says.
-- A key that is known is answered as at first, also when the session has ended since.
CREATE OR REPLACE FUNCTION post_provider_bet(
  p_session uuid, p_refusal text, p_member uuid, p_currency text, p_round uuid, p_id uuid, p_key text, p_hash bytea,
  p_stake bigint, p_game text, p_category text, p_edge_ppm integer, p_at timestamptz
) RETURNS posting
LANGUAGE plpgsql AS $$
DECLARE
  seen posting;
  done posting;
BEGIN
  -- Before the session is looked at: a bet that waited here for another sees what was ended meanwhile.
  PERFORM FROM wallet WHERE member_id = p_member AND currency = p_currency FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN ledger_word('wallet_missing', false); END IF;
  IF p_refusal IS NOT NULL OR NOT provider_session_runs(p_member, p_session, p_at) THEN
    seen := ledger_replay(p_member, p_key, p_hash);
    IF seen.word IS NOT NULL THEN RETURN seen; END IF;
    RETURN ledger_refuse(p_member, p_key, p_hash, coalesce(p_refusal, 'session_ended'), p_at);
  END IF;
  done := post_bet(p_member, p_currency, p_round, p_id, p_key, p_hash, p_stake, p_game, p_category, p_edge_ppm, p_at);
  IF done.word = 'posted' AND NOT done.replayed THEN
    UPDATE provider_session SET last_bet_at = p_at
      WHERE member_id = p_member AND id = p_session AND last_bet_at < p_at - interval '1 minute';
  END IF;
  RETURN done;
END $$;
