-- A leg, or none where nothing moves.
CREATE OR REPLACE FUNCTION leg_of(p_debit text, p_credit text, p_amount bigint, p_dim text) RETURNS ledger_leg[]
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p_amount > 0 THEN ARRAY[ROW(p_debit, p_credit, p_amount, p_dim)::ledger_leg] ELSE '{}' END
$$;
