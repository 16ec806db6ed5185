-- Transfers that take a transaction back: each with its sides changed, in its order.
CREATE OR REPLACE FUNCTION mirror_of(p_member uuid, p_transaction uuid) RETURNS ledger_leg[]
LANGUAGE sql STABLE AS $$
  SELECT array_agg(ROW(credit, debit, amount, dim)::ledger_leg ORDER BY seq)
  FROM ledger_transfer WHERE member_id = p_member AND transaction_id = p_transaction
$$;
