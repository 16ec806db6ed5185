-- Writes down what became public with the last minute, before any slip of it is settled; without an outcome, that nothing was played.
CREATE OR REPLACE FUNCTION end_matchday(
  p_game text, p_fence bigint, p_number integer, p_outcome jsonb, p_seed text
) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  IF NOT holds_sports_fence(p_game, p_fence) THEN RETURN false; END IF;
  UPDATE sports_matchday SET outcome = p_outcome, server_seed = p_seed,
      status = CASE WHEN p_seed IS NULL THEN 'void' ELSE 'settled' END
    WHERE game_id = p_game AND number = p_number AND status = 'open';
  IF NOT FOUND THEN RETURN false; END IF;
  UPDATE sports_match SET to_settle = true,
      status = CASE WHEN p_seed IS NULL THEN 'void' ELSE 'finished' END,
      home_goals = (p_outcome #>> ARRAY['matches', place::text, 'home'])::smallint,
      away_goals = (p_outcome #>> ARRAY['matches', place::text, 'away'])::smallint
    WHERE game_id = p_game AND matchday = p_number AND status = 'open';
  RETURN true;
END $$;
