-- The session of play that p_at belongs to, or a new one; one that is over is written to its history.
CREATE OR REPLACE FUNCTION session_at(w wallet, p_at timestamptz) RETURNS play_session
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  IF w.currency <> 'BRL' THEN RETURN NULL; END IF;
  IF w.session_last_at > p_at - interval '30 minutes' THEN
    RETURN ROW(
      CASE WHEN p_at > w.session_started_at - interval '15 minutes' THEN least(w.session_started_at, p_at)
        ELSE w.session_started_at END,
      greatest(w.session_last_at, p_at), w.session_staked, w.session_won, w.check_at)::play_session;
  END IF;
  IF w.session_started_at IS NOT NULL THEN
    INSERT INTO ended_session AS e VALUES (w.member_id, w.session_started_at, w.session_last_at, why_session_ended(w),
      w.session_staked, w.session_won)
    ON CONFLICT (member_id, started_at) DO UPDATE SET last_at = excluded.last_at, staked = excluded.staked,
      won = excluded.won;
  END IF;
  RETURN ROW(p_at, p_at, 0, 0, p_at + make_interval(mins => coalesce(w.check_minutes, 60)))::play_session;
END $$;
