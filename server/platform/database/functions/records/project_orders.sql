-- Brings the member's rows up to the ledger's last version. Versions are gapless and committed in their order, so that
-- everything after the last row is everything that is missing; two readers at once write the same rows.
CREATE OR REPLACE FUNCTION project_orders(p_member uuid) RETURNS void
LANGUAGE sql AS $$
  WITH fresh AS MATERIALIZED (
    SELECT t.member_id, t.version, t.id, t.kind, t.created_at, order_group_of(t) AS group_id
    FROM ledger_transaction t
    WHERE t.member_id = p_member AND t.currency = 'BRL' AND t.kind NOT IN ('bet', 'round', 'settle', 'rollback')
      AND t.version > (SELECT coalesce(max(version), 0) FROM order_movement WHERE member_id = p_member)
  ), leg AS (
    SELECT f.version, l.seq, l.amount,
      l.debit IN ('cash', 'bonus', 'rebate', 'hold', 'debt') AS is_out,
      l.credit IN ('cash', 'bonus', 'rebate', 'hold', 'debt') AS is_in,
      CASE WHEN l.debit IN ('cash', 'bonus', 'rebate', 'hold', 'debt') THEN l.credit ELSE l.debit END AS other,
      (l.credit IN ('cash', 'bonus', 'rebate'))::int - (l.debit IN ('cash', 'bonus', 'rebate'))::int AS playable
    FROM fresh f JOIN ledger_transfer l ON l.member_id = p_member AND l.transaction_id = f.id
  ), moved AS (
    SELECT version,
      max(amount) FILTER (WHERE seq = 1) AS money,
      sum(CASE WHEN is_in THEN amount ELSE -amount END)
        FILTER (WHERE is_in <> is_out AND other IN ('psp_clearing', 'suspense')) AS bank,
      sum(amount) FILTER (WHERE is_in AND NOT is_out AND other LIKE '%\_cost') AS bonus,
      sum(amount) FILTER (WHERE is_out AND NOT is_in AND other LIKE '%\_cost') AS taken,
      sum(CASE WHEN is_out THEN amount ELSE -amount END) FILTER (WHERE is_in <> is_out AND other = 'fees') AS fee,
      sum(CASE WHEN is_in THEN amount ELSE -amount END) FILTER (WHERE is_in <> is_out AND other = 'adjustment') AS correction,
      sum(playable * amount) AS effect
    FROM leg GROUP BY version
  )
  INSERT INTO order_movement
  SELECT f.member_id, f.version, f.id, f.kind,
    CASE
      WHEN f.kind LIKE 'withdrawal\_%' THEN 'withdrawal'
      WHEN f.kind IN ('deposit', 'refund', 'clawback', 'dispute_hold', 'dispute_release') THEN 'recharge'
      WHEN f.kind = 'adjustment' OR m.correction IS NOT NULL THEN 'correction'
      WHEN f.kind LIKE 'bonus\_%' OR f.kind = 'rebate_paid' OR m.bonus IS NOT NULL OR m.taken IS NOT NULL THEN 'bonus'
      ELSE 'other' END,
    f.group_id,
    row_number() OVER (PARTITION BY f.group_id ORDER BY f.version) = 1 AND NOT EXISTS (
      SELECT FROM order_movement o WHERE o.member_id = p_member AND o.group_id = f.group_id AND o.version < f.version),
    order_order_of(p_member, f.group_id),
    coalesce(m.money, 0),
    CASE WHEN f.kind LIKE 'withdrawal\_%' THEN 0 ELSE coalesce(m.bank, 0) END,
    CASE WHEN f.kind LIKE 'withdrawal\_%' THEN -coalesce(m.bank, 0) ELSE 0 END,
    coalesce(m.bonus, 0), coalesce(m.taken, 0), coalesce(m.fee, 0), coalesce(m.correction, 0), coalesce(m.effect, 0),
    (f.created_at AT TIME ZONE 'America/Sao_Paulo')::date, f.created_at
  FROM fresh f LEFT JOIN moved m ON m.version = f.version
  ON CONFLICT DO NOTHING
$$;
