-- Ends a bonus whose requirement is served, that is lost or that has expired; an open round or a win that waits for a decision keeps it open.
CREATE OR REPLACE FUNCTION end_grant_if_due(p_member uuid, p_currency text, p_id uuid, p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  g bonus_grant;
  is_done boolean;
BEGIN
  g := active_grant(p_member, p_currency, p_at);
  IF g.id IS NULL OR EXISTS (
    SELECT FROM round WHERE member_id = p_member AND status = 'open' AND grant_id = g.id) OR EXISTS (
    SELECT FROM win_review WHERE member_id = p_member AND state = 'waiting' AND grant_id = g.id) THEN RETURN; END IF;
  SELECT status = 'done' INTO is_done FROM wagering_lot WHERE member_id = p_member AND grant_id = g.id;
  IF is_done OR NOT EXISTS (
    SELECT FROM wallet WHERE member_id = p_member AND currency = p_currency AND bonus > 0) THEN
    PERFORM end_grant_well(g, is_done, p_id, p_at);
  END IF;
END $$;
