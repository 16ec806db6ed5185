-- What closes play at that moment: no row when nothing does. An exclusion holds over its end, as 'ended', until the
-- member asked to return; the return then holds for its day, as a pause does.
CREATE OR REPLACE FUNCTION running_break(p_member uuid, p_at timestamptz) RETURNS TABLE (kind text, until timestamptz)
LANGUAGE sql STABLE AS $$
  WITH excluded AS (
    SELECT e.until FROM play_break e WHERE e.member_id = p_member AND e.kind = 'exclusion' AND NOT EXISTS (
      SELECT FROM play_break r WHERE r.member_id = p_member AND r.kind = 'return' AND r.asked_at >= e.until)),
  paused AS (
    SELECT max(p.until) AS until FROM play_break p
    WHERE p.member_id = p_member AND p.kind IN ('pause', 'return') AND p.until > p_at)
  SELECT CASE WHEN bool_or(e.until IS NULL OR e.until > p_at) THEN 'exclusion' ELSE 'ended' END,
    CASE WHEN bool_or(e.until IS NULL) THEN NULL ELSE max(e.until) END
  FROM excluded e HAVING count(*) > 0
  UNION ALL
  SELECT 'pause', p.until FROM paused p WHERE p.until IS NOT NULL AND NOT EXISTS (SELECT FROM excluded)
$$;
