-- The grants that a late rollback concerns: one that converted by this play, and one of which nothing seemed to be left.
CREATE OR REPLACE FUNCTION revive_grants(r round, p_bonus bigint, p_reopened uuid, p_id uuid, p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  g bonus_grant;
BEGIN
  SELECT * INTO g FROM bonus_grant WHERE member_id = r.member_id AND id = p_reopened AND status = 'converted';
  IF FOUND THEN PERFORM undo_conversion(g, p_id, p_at); END IF;
  -- A lot of a grant that ended otherwise asks for nothing again.
  UPDATE wagering_lot l SET status = 'cancelled', ended_at = p_at
    WHERE member_id = r.member_id AND grant_id = p_reopened AND status = 'open' AND NOT EXISTS (
      SELECT FROM bonus_grant b WHERE b.member_id = l.member_id AND b.id = l.grant_id AND b.status = 'active');
  IF p_bonus = 0 OR EXISTS (SELECT FROM bonus_grant
    WHERE member_id = r.member_id AND currency = r.currency AND status = 'active') THEN RETURN; END IF;
  UPDATE bonus_grant SET status = 'active', ended_at = NULL, expires_at = second_chance(expires_at, p_at)
    WHERE member_id = r.member_id AND id = r.grant_id AND status = 'spent' RETURNING * INTO g;
  IF NOT FOUND THEN RETURN; END IF;
  UPDATE wagering_lot SET status = 'open', ended_at = NULL, expires_at = second_chance(expires_at, p_at)
    WHERE member_id = r.member_id AND grant_id = g.id AND status = 'cancelled';
END $$;
