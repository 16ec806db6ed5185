-- Who stands above whom, to three levels: 1 invited directly. A line that is barred earns nothing; reason says why.
CREATE TABLE agency_line (
  agent_id uuid NOT NULL,
  depth smallint NOT NULL CHECK (depth BETWEEN 1 AND 3),
  member_id uuid NOT NULL,
  joined_at timestamptz NOT NULL,
  barred_reason text,
  PRIMARY KEY (agent_id, depth, member_id),
  CHECK (agent_id <> member_id)
);
CREATE UNIQUE INDEX agency_line_up ON agency_line (member_id, depth);
CREATE INDEX agency_line_newest ON agency_line (agent_id, joined_at, member_id);

INSERT INTO agency_line (agent_id, depth, member_id, joined_at)
WITH RECURSIVE up AS (
  SELECT id AS member_id, inviter_id AS agent_id, 1 AS depth, created_at FROM member WHERE inviter_id IS NOT NULL
  UNION ALL
  SELECT up.member_id, m.inviter_id, up.depth + 1, up.created_at
  FROM up JOIN member m ON m.id = up.agent_id WHERE m.inviter_id IS NOT NULL AND up.depth < 3)
SELECT agent_id, depth, member_id, created_at FROM up;

-- Percent by the agent's own total of the week, in hundredths: 150 is 1.50 %. Rows that an administrator can change.
CREATE TABLE agency_tier (
  kind text NOT NULL CHECK (kind IN ('recharge', 'betting', 'settlement')),
  from_amount centavos NOT NULL,
  direct_basis_points integer NOT NULL CHECK (direct_basis_points BETWEEN 0 AND 3000),
  second_basis_points integer NOT NULL CHECK (second_basis_points BETWEEN 0 AND direct_basis_points),
  third_basis_points integer NOT NULL CHECK (third_basis_points BETWEEN 0 AND second_basis_points),
  PRIMARY KEY (kind, from_amount)
);
INSERT INTO agency_tier VALUES
  ('recharge', 0, 50, 20, 10), ('recharge', 1000000, 80, 30, 15), ('recharge', 5000000, 120, 50, 20),
  ('recharge', 20000000, 150, 60, 30),
  ('betting', 0, 5, 2, 1), ('betting', 5000000, 8, 3, 2), ('betting', 25000000, 12, 5, 2), ('betting', 100000000, 15, 6, 3),
  ('settlement', 0, 500, 200, 100), ('settlement', 500000, 800, 300, 150), ('settlement', 2500000, 1200, 500, 200),
  ('settlement', 10000000, 1500, 600, 300);

-- An agent's week. carry: what of a loss goes on into the next week (zero or less). paid_at: when the money was posted.
CREATE TABLE agency_week (
  agent_id uuid NOT NULL,
  week date NOT NULL,
  recharge bigint NOT NULL,
  betting bigint NOT NULL,
  revenue bigint NOT NULL,
  recharge_commission centavos NOT NULL,
  betting_commission centavos NOT NULL,
  settlement_commission centavos NOT NULL,
  carried bigint NOT NULL CHECK (carried <= 0),
  cap centavos NOT NULL,
  commission centavos NOT NULL CHECK (commission <= cap),
  carry bigint NOT NULL CHECK (carry <= 0),
  created_at timestamptz NOT NULL,
  paid_at timestamptz,
  PRIMARY KEY (agent_id, week)
);
CREATE INDEX agency_week_to_pay ON agency_week (week, agent_id) WHERE paid_at IS NULL AND commission > 0;

-- What each subordinate did in that week, and their share of the commission: the shares sum up to it, to the centavo.
CREATE TABLE agency_statement (
  agent_id uuid NOT NULL,
  week date NOT NULL,
  member_id uuid NOT NULL,
  depth smallint NOT NULL,
  recharge bigint NOT NULL,
  betting bigint NOT NULL,
  revenue bigint NOT NULL,
  commission centavos NOT NULL,
  PRIMARY KEY (agent_id, week, member_id)
);

-- A week is settled once, by whoever comes first.
CREATE TABLE agency_settlement (
  week date PRIMARY KEY,
  settled_at timestamptz NOT NULL,
  agents integer NOT NULL
);

-- The smallest UUIDv7 of a moment: ids of the ledger lie in the order of their time.
CREATE FUNCTION uuid_at(p_at timestamptz) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
  SELECT (lpad(to_hex((extract(epoch FROM p_at) * 1000)::bigint), 12, '0') || '00000000000000000000')::uuid
$$;

-- What the house gave members, by time: a sliver of the ledger, and no part of a bet.
CREATE INDEX ledger_transfer_given ON ledger_transfer (transaction_id)
  WHERE currency = 'BRL' AND (debit, credit) IN (('bonus_cost', 'cash'), ('cashback_cost', 'cash'), ('rebate_cost', 'rebate'),
    ('rebate_cost', 'cash'), ('wheel_cost', 'cash'), ('vip_cost', 'cash'), ('bonus', 'cash'));

-- What members below some agent did in a week. recharge: paid in less taken out. betting: weighted stake (readings,
-- section 5) that served no lot. revenue: what the house won of them, less what it gave them.
CREATE FUNCTION agency_activity(p_week date)
RETURNS TABLE (member_id uuid, recharge bigint, betting bigint, revenue bigint) LANGUAGE sql STABLE AS $$
  WITH span AS (
    SELECT p_week::timestamp AT TIME ZONE 'America/Sao_Paulo' AS first, (p_week + 7)::timestamp AT TIME ZONE 'America/Sao_Paulo' AS next
  ), moved AS (
    SELECT r.member_id, r.paid_money - r.fee AS recharge, 0::bigint AS betting, 0::bigint AS revenue
    FROM recharge r, span WHERE r.state = 'paid' AND r.paid_at >= span.first AND r.paid_at < span.next
    UNION ALL
    SELECT w.member_id, -w.money, 0, 0
    FROM withdrawal w, span WHERE w.state = 'paid' AND w.paid_at >= span.first AND w.paid_at < span.next
    UNION ALL
    SELECT d.member_id, 0::bigint,
      least(d.stake_cash - d.served_cash, (d.theoretical - d.served_theoretical) / 50000)::bigint,
      (d.stake_cash - d.won_cash)::bigint
    FROM member_day d WHERE d.currency = 'BRL' AND d.day >= p_week AND d.day < p_week + 7
    UNION ALL
    SELECT t.member_id, 0, 0, -t.amount FROM ledger_transfer t, span
    WHERE t.transaction_id >= uuid_at(span.first) AND t.transaction_id < uuid_at(span.next) AND t.currency = 'BRL'
      AND (t.debit, t.credit) IN (('bonus_cost', 'cash'), ('cashback_cost', 'cash'), ('rebate_cost', 'rebate'),
        ('rebate_cost', 'cash'), ('wheel_cost', 'cash'), ('vip_cost', 'cash'), ('bonus', 'cash'))
  )
  SELECT m.member_id, sum(m.recharge)::bigint, sum(m.betting)::bigint, sum(m.revenue)::bigint
  FROM moved m WHERE EXISTS (SELECT FROM agency_line l WHERE l.member_id = m.member_id AND l.barred_reason IS NULL)
  GROUP BY m.member_id
$$;

-- One table's commission: the tier by the agent's own total, its percent by depth; never below zero, whole centavos.
CREATE FUNCTION agency_commission(p_kind text, p_total bigint, p_by_depth numeric[]) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT greatest(0, floor((coalesce(p_by_depth[1], 0) * direct_basis_points + coalesce(p_by_depth[2], 0) * second_basis_points
      + coalesce(p_by_depth[3], 0) * third_basis_points) / 10000))
    FROM agency_tier WHERE kind = p_kind AND from_amount <= greatest(0, p_total) ORDER BY from_amount DESC LIMIT 1), 0)::bigint
$$;

-- How much of the agent's commission a subordinate brought, as a weight for sharing it out; losses weigh nothing.
CREATE FUNCTION agency_weight(w agency_week, s agency_statement) RETURNS numeric LANGUAGE sql STABLE AS $$
  SELECT sum(greatest(0, CASE t.kind WHEN 'recharge' THEN s.recharge WHEN 'betting' THEN s.betting ELSE s.revenue END)
    * (CASE s.depth WHEN 1 THEN t.direct_basis_points WHEN 2 THEN t.second_basis_points ELSE t.third_basis_points END)::numeric)
  FROM (VALUES ('recharge', w.recharge), ('betting', w.betting), ('settlement', w.revenue)) AS total (kind, amount),
  LATERAL (SELECT * FROM agency_tier t WHERE t.kind = total.kind AND t.from_amount <= greatest(0, total.amount)
    ORDER BY t.from_amount DESC LIMIT 1) AS t
$$;

-- Settles one week for every agent, once: statements by subordinate, the three tables by the agent's own totals, all
-- together at most 30 % of what the house won of the line in the week and in those before (losses are carried on), and
-- the shares of the subordinates by largest remainder, so that they sum up to the whole. Returns how many agents.
CREATE FUNCTION settle_agency_week(p_week date, p_at timestamptz) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  settled integer;
BEGIN
  INSERT INTO agency_settlement VALUES (p_week, p_at, 0) ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN RETURN NULL; END IF;

  INSERT INTO agency_statement (agent_id, week, member_id, depth, recharge, betting, revenue, commission)
  SELECT l.agent_id, p_week, a.member_id, l.depth, a.recharge, a.betting, a.revenue, 0
  FROM agency_activity(p_week) a JOIN agency_line l USING (member_id) WHERE l.barred_reason IS NULL;

  INSERT INTO agency_week (agent_id, week, recharge, betting, revenue, recharge_commission, betting_commission,
    settlement_commission, carried, cap, commission, carry, created_at)
  SELECT agent_id, p_week, recharge, betting, revenue, by_recharge, by_betting, by_settlement, carried,
    greatest(0, (revenue + carried) * 30 / 100), least(by_recharge + by_betting + by_settlement, greatest(0, (revenue + carried) * 30 / 100)),
    least(0, revenue + carried), p_at
  FROM (
    SELECT s.*, coalesce(before.carry, 0) AS carried,
      agency_commission('recharge', s.recharge, s.recharges) AS by_recharge,
      agency_commission('betting', s.betting, s.bettings) AS by_betting,
      agency_commission('settlement', s.revenue, s.revenues) AS by_settlement
    FROM (
      SELECT agent_id, sum(recharge)::bigint AS recharge, sum(betting)::bigint AS betting, sum(revenue)::bigint AS revenue,
        ARRAY[sum(recharge) FILTER (WHERE depth = 1), sum(recharge) FILTER (WHERE depth = 2), sum(recharge) FILTER (WHERE depth = 3)] AS recharges,
        ARRAY[sum(betting) FILTER (WHERE depth = 1), sum(betting) FILTER (WHERE depth = 2), sum(betting) FILTER (WHERE depth = 3)] AS bettings,
        ARRAY[sum(revenue) FILTER (WHERE depth = 1), sum(revenue) FILTER (WHERE depth = 2), sum(revenue) FILTER (WHERE depth = 3)] AS revenues
      FROM agency_statement WHERE week = p_week GROUP BY agent_id) s
    LEFT JOIN LATERAL (
      SELECT carry FROM agency_week w WHERE w.agent_id = s.agent_id AND w.week < p_week ORDER BY w.week DESC LIMIT 1) before ON true
  ) AS counted;
  GET DIAGNOSTICS settled = ROW_COUNT;

  UPDATE agency_statement s SET commission = shared.part
  FROM (
    SELECT agent_id, member_id, whole_part + CASE WHEN position <= missing THEN 1 ELSE 0 END AS part
    FROM (
      SELECT agent_id, member_id, whole_part,
        row_number() OVER (PARTITION BY agent_id ORDER BY remainder DESC, member_id) AS position,
        commission - sum(whole_part) OVER (PARTITION BY agent_id) AS missing
      FROM (
        SELECT agent_id, member_id, commission, floor(commission * weight / total) AS whole_part,
          commission * weight / total - floor(commission * weight / total) AS remainder
        FROM (
          SELECT s.agent_id, s.member_id, w.commission, agency_weight(w, s) AS weight,
            sum(agency_weight(w, s)) OVER (PARTITION BY s.agent_id) AS total
          FROM agency_statement s JOIN agency_week w ON w.agent_id = s.agent_id AND w.week = s.week
          WHERE s.week = p_week AND w.commission > 0) AS weighed
        WHERE total > 0) AS split) AS ranked) AS shared
  WHERE s.agent_id = shared.agent_id AND s.member_id = shared.member_id AND s.week = p_week AND shared.part > 0;

  UPDATE agency_settlement SET agents = settled WHERE week = p_week;
  RETURN settled;
END $$;

-- Whether an agent and a subordinate came from one browser.
CREATE INDEX member_device_shared ON member_device (token_hash);
