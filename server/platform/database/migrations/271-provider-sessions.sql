-- A provider's play session belongs to the auth session that launched the game, and ends with it. A bet asks in the statement
-- that takes the stake, so a session that was ended anywhere takes no further bet, whichever process is asked.

-- The auth session that launched, and the id of the play session that the token becomes.
ALTER TABLE game_launch ADD COLUMN session_id uuid, ADD COLUMN play_session_id uuid;

CREATE TABLE provider_session (
  member_id uuid NOT NULL,
  id uuid NOT NULL,
  -- The auth session.
  session_id uuid NOT NULL,
  api_code text NOT NULL,
  game_id text NOT NULL,
  currency currency_code NOT NULL,
  started_at timestamptz NOT NULL,
  -- To the minute.
  last_bet_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, id)
) WITH (fillfactor = 70);
CREATE INDEX provider_session_started ON provider_session (started_at);

-- Whether the play session takes bets: its auth session is not ended and may still have a bearer (30 minutes after its last
-- renewal), the last bet is not 30 minutes old, and it began less than 12 hours ago.
CREATE FUNCTION provider_session_runs(p_member uuid, p_id uuid, p_at timestamptz) RETURNS boolean
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM FROM provider_session p JOIN session s ON s.member_id = p.member_id AND s.id = p.session_id
  WHERE p.member_id = p_member AND p.id = p_id
    AND p.last_bet_at > p_at - interval '30 minutes' AND p.started_at > p_at - interval '12 hours'
    AND s.revoked_at IS NULL AND s.renewable_until > p_at - interval '30 minutes';
  RETURN FOUND;
END $$;

-- A bet of a provider: `post_bet` in a play session. p_refusal: why the caller would take none, whatever the session says.
-- A key that is known is answered as at first, also when the session has ended since.
CREATE FUNCTION post_provider_bet(
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
