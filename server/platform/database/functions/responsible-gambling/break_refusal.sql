-- Why play is closed for a member, with its end: a break first, then what closes play without one; null where it is open.
CREATE OR REPLACE FUNCTION break_refusal(p_member uuid, p_at timestamptz) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_strip_nulls(jsonb_build_object(
    'word', CASE WHEN b.kind IN ('exclusion', 'ended') THEN 'self_excluded' WHEN b.kind IS NULL AND c.kind IS NOT NULL
      THEN c.kind ELSE 'play_paused' END,
    'until', to_char((CASE WHEN b.kind IS NOT NULL THEN b.until WHEN c.kind IS NULL THEN w.play_blocked_until END)
      AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
  FROM wallet w LEFT JOIN running_break(p_member, p_at) b ON true LEFT JOIN told_closing(p_member) AS c(kind) ON true
  WHERE w.member_id = p_member AND w.play_blocked_until > p_at
  ORDER BY w.play_blocked_until DESC LIMIT 1
$$;
