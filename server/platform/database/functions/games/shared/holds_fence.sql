-- Whether this fence is the last. Holds the table's row, so that nobody takes the lease before the caller's writes are done.
CREATE OR REPLACE FUNCTION holds_fence(p_game text, p_fence bigint) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM shared_table WHERE game_id = p_game AND fence = p_fence FOR SHARE;
  RETURN FOUND;
END $$;
