-- Whether the play session takes bets: its auth session is not ended and may still have a bearer (30 minutes after its last
-- renewal), the last bet is not 30 minutes old, and it began less than 12 hours ago.
CREATE OR REPLACE FUNCTION provider_session_runs(p_member uuid, p_id uuid, p_at timestamptz) RETURNS boolean
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM FROM provider_session p JOIN session s ON s.member_id = p.member_id AND s.id = p.session_id
  WHERE p.member_id = p_member AND p.id = p_id
    AND p.last_bet_at > p_at - interval '30 minutes' AND p.started_at > p_at - interval '12 hours'
    AND s.revoked_at IS NULL AND s.renewable_until > p_at - interval '30 minutes';
  RETURN FOUND;
END $$;
