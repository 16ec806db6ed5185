-- Counts a minute of play at most once, and keeps a running session alive.
CREATE OR REPLACE FUNCTION count_minute(p_member uuid, p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE wallet SET
      played_minute = date_trunc('minute', p_at),
      session_last_at = CASE WHEN session_last_at > p_at - interval '30 minutes' THEN greatest(session_last_at, p_at)
        ELSE session_last_at END
    WHERE member_id = p_member AND currency = 'BRL'
      AND (played_minute IS NULL OR played_minute < date_trunc('minute', p_at));
  IF NOT FOUND THEN RETURN; END IF;
  INSERT INTO member_use AS u (member_id, day, minutes) VALUES (p_member, brazil_day(p_at), 1)
    ON CONFLICT (member_id, day) DO UPDATE SET minutes = u.minutes + 1;
END $$;
