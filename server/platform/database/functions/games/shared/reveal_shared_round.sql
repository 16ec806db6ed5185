-- Writes down what became public when the running ended, before any bet of the round is settled.
CREATE OR REPLACE FUNCTION reveal_shared_round(
  p_game text, p_fence bigint, p_number integer, p_outcome jsonb, p_seed text, p_ends timestamptz
) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  IF NOT holds_fence(p_game, p_fence) THEN RETURN false; END IF;
  UPDATE shared_round SET outcome = p_outcome, server_seed = p_seed, ends_at = p_ends
    WHERE game_id = p_game AND number = p_number AND status = 'open' AND server_seed IS NULL;
  RETURN FOUND;
END $$;
