-- Slips on matches of the real world (docs/decisions/036): nothing is drawn for them, neither from a member's seed nor from a table's chain.
ALTER TABLE game_round DROP CONSTRAINT game_round_drawn_from;
ALTER TABLE game_round ADD CONSTRAINT game_round_drawn_from CHECK (
  (seed_id IS NULL) = (nonce IS NULL) AND (seed_id IS NULL OR shared_number IS NULL));

-- Matches whose slips were looked at, but for those that hold one of `p_left`, which could not be settled now. Slips that wait for
-- other matches are looked at again when one of these is decided: a match that was decided meanwhile is not among `p_matches`.
DROP FUNCTION rest_sports_matches(text, bigint);
CREATE FUNCTION rest_sports_matches(p_game text, p_fence bigint, p_matches text[], p_left uuid[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF NOT holds_sports_fence(p_game, p_fence) THEN RETURN; END IF;
  UPDATE sports_match m SET to_settle = false
    WHERE m.game_id = p_game AND m.id = ANY(p_matches) AND m.to_settle AND NOT EXISTS (
      SELECT FROM sports_leg l WHERE l.game_id = m.game_id AND l.match_id = m.id AND l.slip_id = ANY(p_left));
END $$;

-- The last that were decided of those that nobody's calendar holds.
CREATE INDEX sports_match_decided ON sports_match (game_id, kicks_off_at DESC) WHERE status <> 'open' AND matchday IS NULL;
