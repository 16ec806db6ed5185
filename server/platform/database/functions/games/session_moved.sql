-- Adds stake and win in centavos to the session in which the round was opened: the running one, or one that is over.
CREATE OR REPLACE FUNCTION session_moved(w wallet, r round, p_staked bigint, p_won bigint) RETURNS play_session
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  IF r.opened_at >= w.session_started_at THEN
    RETURN ROW(NULL, NULL, w.session_staked + p_staked, w.session_won + p_won, NULL)::play_session;
  END IF;
  PERFORM move_ended_session(w, r.opened_at, p_staked, p_won);
  RETURN NULL;
END $$;
