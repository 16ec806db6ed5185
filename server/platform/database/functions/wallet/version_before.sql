-- The wallet's version just before that moment. Versions have no gaps and ascend with time: some twenty looks find it.
CREATE OR REPLACE FUNCTION version_before(p_member uuid, p_at timestamptz) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
DECLARE
  low bigint := 0;
  high bigint;
  middle bigint;
BEGIN
  SELECT version INTO STRICT high FROM wallet WHERE member_id = p_member AND currency = 'BRL';
  WHILE low < high LOOP
    middle := (low + high + 1) / 2;
    IF p_at > (SELECT created_at FROM ledger_transaction
      WHERE member_id = p_member AND currency = 'BRL' AND version = middle) THEN
      low := middle;
    ELSE
      high := middle - 1;
    END IF;
  END LOOP;
  RETURN low;
END $$;
