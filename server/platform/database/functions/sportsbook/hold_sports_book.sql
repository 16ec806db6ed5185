-- Makes a worker the holder of the book until p_until and returns its fence, or null where another holds it or nothing is due.
CREATE OR REPLACE FUNCTION hold_sports_book(p_game text, p_owner uuid, p_now timestamptz, p_until timestamptz) RETURNS bigint
LANGUAGE sql AS $$
  UPDATE sports_book b SET
    fence = CASE WHEN owner = p_owner THEN fence ELSE fence + 1 END, owner = p_owner, until = p_until
  WHERE game_id = p_game AND (owner = p_owner OR owner IS NULL OR until <= p_now)
    AND (watched_until > p_now
      OR EXISTS (SELECT FROM sports_matchday d WHERE d.game_id = p_game AND d.status = 'open')
      OR EXISTS (SELECT FROM sports_match m WHERE m.game_id = p_game AND (m.to_settle OR m.to_reverse OR m.postponed_until <= p_now)))
  RETURNING fence
$$;
