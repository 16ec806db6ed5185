-- The order centre: what moved a member's money apart from play, as an index of the ledger that is added to when it is
-- read. The ledger never changes, so neither does a row here; what can change (the state of an order) is not kept here.
-- Only real money: a demo account has no orders.

-- Plays are millions, movements are hundreds: these two keep the way to them short. Their predicate is repeated word for
-- word where they are meant to be used.
CREATE INDEX ledger_transaction_movement ON ledger_transaction (member_id, currency, version)
  WHERE kind NOT IN ('bet', 'round', 'settle', 'rollback');
CREATE INDEX ledger_transaction_movement_reference ON ledger_transaction (member_id, reference)
  WHERE kind NOT IN ('bet', 'round', 'settle', 'rollback');
CREATE INDEX ledger_reversal_by_reversal ON ledger_reversal (member_id, reversal_id);

CREATE TABLE order_movement (
  member_id uuid NOT NULL,
  -- The wallet's version: the order of the ledger itself.
  version bigint NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  category text NOT NULL CHECK (category IN ('recharge', 'withdrawal', 'bonus', 'correction', 'other')),
  -- What belongs together: a deposit with its bonus, fee and refund; a withdrawal from its hold to its return.
  group_id text NOT NULL,
  is_root boolean NOT NULL,
  -- The recharge or withdrawal it is about.
  order_id uuid,
  money centavos NOT NULL,
  -- Signed parts: in from the bank, out to the bank, given by the house, taken back by the house, fees, corrections.
  recharge centavos NOT NULL,
  withdrawal centavos NOT NULL,
  bonus centavos NOT NULL,
  taken centavos NOT NULL,
  fee centavos NOT NULL,
  correction centavos NOT NULL,
  -- What it changed of what can be played with.
  effect centavos NOT NULL,
  day date NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, version)
);
CREATE INDEX order_movement_group ON order_movement (member_id, group_id, version);
CREATE INDEX order_movement_order ON order_movement (member_id, order_id) WHERE order_id IS NOT NULL;
CREATE INDEX order_movement_day ON order_movement (member_id, day);
CREATE INDEX order_movement_root ON order_movement (member_id, version) WHERE is_root;
CREATE INDEX order_movement_fee ON order_movement (member_id, version) WHERE fee <> 0;

-- The deposit that a cause names: by its recharge, by its own key, or, for the first-deposit offer, the first of all.
CREATE FUNCTION order_deposit_of(p_member uuid, p_cause text) RETURNS text
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

CREATE FUNCTION order_group_of(t ledger_transaction) RETURNS text
LANGUAGE plpgsql STABLE AS $$
DECLARE
  cause text := t.key;
  deposit_key text;
BEGIN
  IF t.kind LIKE 'withdrawal\_%' THEN RETURN 'withdrawal:' || t.reference; END IF;
  IF t.kind = 'deposit' THEN RETURN 'deposit:' || t.key; END IF;
  IF t.kind = 'clawback' THEN RETURN 'deposit:' || t.reference; END IF;
  IF t.kind = 'refund' THEN
    SELECT d.key INTO deposit_key FROM ledger_reversal r
      JOIN ledger_transaction d ON d.member_id = r.member_id AND d.id = r.target_id
      WHERE r.member_id = t.member_id AND r.reversal_id = t.id;
  ELSE
    IF t.kind LIKE 'bonus\_%' THEN
      SELECT g.key INTO cause FROM bonus_grant g WHERE g.member_id = t.member_id AND g.id::text = t.reference;
    END IF;
    deposit_key := coalesce(order_deposit_of(t.member_id, cause), order_deposit_of(t.member_id, t.reference));
  END IF;
  IF deposit_key IS NOT NULL THEN RETURN 'deposit:' || deposit_key; END IF;
  IF t.kind LIKE 'bonus\_%' THEN RETURN 'grant:' || t.reference; END IF;
  RETURN 'own:' || t.id;
END $$;

CREATE FUNCTION order_order_of(p_member uuid, p_group text) RETURNS uuid
LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN named.reference ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN named.reference::uuid END
  FROM (SELECT CASE
    WHEN p_group LIKE 'withdrawal:%' THEN substr(p_group, 12)
    WHEN p_group LIKE 'deposit:%' THEN (SELECT t.reference FROM ledger_transaction t
      WHERE t.member_id = p_member AND t.key = substr(p_group, 9)) END AS reference) named
$$;

-- Brings the member's rows up to the ledger's last version. Versions are gapless and committed in their order, so that
-- everything after the last row is everything that is missing; two readers at once write the same rows.
CREATE FUNCTION project_orders(p_member uuid) RETURNS void
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
      WHEN f.kind IN ('deposit', 'refund', 'clawback') THEN 'recharge'
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
