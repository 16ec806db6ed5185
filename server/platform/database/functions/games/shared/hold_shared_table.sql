-- Takes or keeps the lease of a table that somebody watches or that has something to settle: its fence, else NULL.
CREATE OR REPLACE FUNCTION hold_shared_table(p_game text, p_owner uuid, p_now timestamptz, p_until timestamptz) RETURNS bigint
LANGUAGE sql AS $$
  UPDATE shared_table t SET
    fence = CASE WHEN owner = p_owner THEN fence ELSE fence + 1 END, owner = p_owner, until = p_until
  WHERE game_id = p_game AND (owner = p_owner OR owner IS NULL OR until <= p_now)
    AND (watched_until > p_now OR EXISTS (
      SELECT FROM shared_round r WHERE r.game_id = p_game AND r.status = 'open')
      OR EXISTS (SELECT FROM shared_bet b WHERE b.game_id = p_game))
  RETURNING fence
$$;
