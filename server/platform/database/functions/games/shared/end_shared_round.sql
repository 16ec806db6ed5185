-- Ends a round that has no bet left: settled when its outcome was published, else void.
CREATE OR REPLACE FUNCTION end_shared_round(p_game text, p_fence bigint, p_number integer) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  IF NOT holds_fence(p_game, p_fence) THEN RETURN false; END IF;
  UPDATE shared_round SET status = CASE WHEN server_seed IS NULL THEN 'void' ELSE 'settled' END
    WHERE game_id = p_game AND number = p_number AND status = 'open'
      AND NOT EXISTS (SELECT FROM shared_bet b WHERE b.game_id = p_game AND b.number = p_number);
  RETURN FOUND;
END $$;
