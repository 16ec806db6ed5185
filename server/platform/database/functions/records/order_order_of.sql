-- The deposit or withdrawal that a group of movements began with, or null (docs/rules/cashier.md).
CREATE OR REPLACE FUNCTION order_order_of(p_member uuid, p_group text) RETURNS uuid
LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN named.reference ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN named.reference::uuid END
  FROM (SELECT CASE
    WHEN p_group LIKE 'withdrawal:%' THEN substr(p_group, 12)
    WHEN p_group LIKE 'deposit:%' THEN (SELECT t.reference FROM ledger_transaction t
      WHERE t.member_id = p_member AND t.key = substr(p_group, 9)) END AS reference) named
$$;
