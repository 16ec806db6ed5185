-- The deposit that a cause names: by its recharge, by its own key, or, for the first-deposit offer, the first of all.
CREATE OR REPLACE FUNCTION order_deposit_of(p_member uuid, p_cause text) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT found.key FROM (
    SELECT t.key, t.version FROM ledger_transaction t
    WHERE t.member_id = p_member AND t.kind = 'deposit' AND t.kind NOT IN ('bet', 'round', 'settle', 'rollback')
      AND t.reference IN (SELECT m[1] FROM regexp_matches(p_cause, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') m)
    UNION ALL
    SELECT t.key, t.version FROM ledger_transaction t
    WHERE t.member_id = p_member AND t.kind = 'deposit' AND t.key = substr(p_cause, strpos(p_cause, ':') + 1)
    UNION ALL
    (SELECT t.key, t.version FROM ledger_transaction t
    WHERE p_cause LIKE 'ftd%' AND t.member_id = p_member AND t.currency = 'BRL' AND t.kind = 'deposit'
      AND t.kind NOT IN ('bet', 'round', 'settle', 'rollback')
    ORDER BY t.version LIMIT 1)
  ) found ORDER BY found.version LIMIT 1
$$;
