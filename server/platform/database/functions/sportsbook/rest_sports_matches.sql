-- Marks decided matches as settled once no slip on them is left to settle, but for those that wait for other matches.
CREATE OR REPLACE FUNCTION rest_sports_matches(p_game text, p_fence bigint, p_matches text[], p_left uuid[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF NOT holds_sports_fence(p_game, p_fence) THEN RETURN; END IF;
  UPDATE sports_match m SET to_settle = false
    WHERE m.game_id = p_game AND m.id = ANY(p_matches) AND m.to_settle AND NOT EXISTS (
      SELECT FROM sports_leg l WHERE l.game_id = m.game_id AND l.match_id = m.id AND l.slip_id = ANY(p_left));
END $$;
