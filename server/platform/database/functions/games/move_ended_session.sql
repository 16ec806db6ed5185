-- What is staked, won or taken back later in a round of a session that is over stands in the row of that one.
CREATE OR REPLACE FUNCTION move_ended_session(w wallet, p_opened timestamptz, p_staked bigint, p_won bigint) RETURNS void
LANGUAGE sql AS $$
  UPDATE ended_session SET staked = staked + p_staked, won = won + p_won
  WHERE w.currency = 'BRL' AND (p_staked <> 0 OR p_won <> 0) AND member_id = w.member_id AND last_at >= p_opened
    AND started_at = (SELECT max(started_at) FROM ended_session
      WHERE member_id = w.member_id AND started_at <= p_opened)
$$;
