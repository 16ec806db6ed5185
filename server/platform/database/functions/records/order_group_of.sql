-- The name under which movements that belong together stand in the order centre: a deposit with its bonus, rebate and fee; a
-- withdrawal; a win from its being parked to what became of it (docs/rules/cashier.md).
CREATE OR REPLACE FUNCTION order_group_of(t ledger_transaction) RETURNS text
LANGUAGE plpgsql STABLE AS $$
DECLARE
  named uuid := CASE WHEN t.reference ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN t.reference::uuid END;
  cause text := t.key;
  granted text;
  paid_on uuid;
  deposit_key text;
BEGIN
  IF t.kind LIKE 'withdrawal\_%' THEN RETURN 'withdrawal:' || t.reference; END IF;
  IF t.kind LIKE 'win\_%' THEN RETURN 'win:' || t.reference; END IF;
  IF t.kind = 'deposit' THEN RETURN 'deposit:' || t.key; END IF;
  IF t.kind IN ('clawback', 'dispute_hold', 'dispute_release') THEN RETURN 'deposit:' || t.reference; END IF;
  IF t.kind = 'refund' THEN
    SELECT d.key INTO deposit_key FROM ledger_reversal r
      JOIN ledger_transaction d ON d.member_id = r.member_id AND d.id = r.target_id
      WHERE r.member_id = t.member_id AND r.reversal_id = t.id;
  ELSE
    SELECT g.key INTO granted FROM bonus_grant g WHERE g.member_id = t.member_id AND g.id = named;
    SELECT w.recharge_id INTO paid_on FROM reward w WHERE w.member_id = t.member_id AND w.id = named;
    deposit_key := coalesce(order_deposit_of(t.member_id, paid_on::text), order_deposit_of(t.member_id, granted),
      order_deposit_of(t.member_id, cause), order_deposit_of(t.member_id, t.reference));
  END IF;
  IF deposit_key IS NOT NULL THEN RETURN 'deposit:' || deposit_key; END IF;
  IF granted IS NOT NULL THEN RETURN 'grant:' || t.reference; END IF;
  RETURN 'own:' || t.id;
END $$;
