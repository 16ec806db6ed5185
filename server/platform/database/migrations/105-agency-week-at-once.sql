-- What the club and the agency promise, by version, as the terms of promotions are: written once, never changed. The rows of a
-- version stand in vip_level or agency_tier. The levels hold from effective_from on, the agency's tables from the Monday after.
-- keep_days: how long a VIP period is, at whose end a level was kept or falls.
CREATE TABLE club_version (
  desk text NOT NULL CHECK (desk IN ('vip', 'agency')),
  version integer NOT NULL CHECK (version > 0),
  effective_from timestamptz NOT NULL,
  administrator_id uuid,
  reason text NOT NULL,
  keep_days smallint CHECK (keep_days BETWEEN 7 AND 366),
  PRIMARY KEY (desk, version),
  CHECK ((desk = 'vip') = (keep_days IS NOT NULL))
);
INSERT INTO club_version VALUES
  ('vip', 1, '2020-01-01', NULL, 'The house''s first levels', 90),
  ('agency', 1, '2020-01-01', NULL, 'The house''s first tables', NULL);

ALTER TABLE agency_tier ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE agency_tier ALTER COLUMN version DROP DEFAULT, DROP CONSTRAINT agency_tier_pkey, ADD PRIMARY KEY (version, kind, from_amount);
-- The tables that a week was settled by.
ALTER TABLE agency_settlement ADD COLUMN tiers_version integer NOT NULL DEFAULT 1;

-- As before (090), for everybody: who stands below nobody falls out where it is joined to the lines.
CREATE OR REPLACE FUNCTION agency_activity(p_week date)
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
  FROM moved m GROUP BY m.member_id
$$;

-- Settles one week for every agent, once, in one statement: what each subordinate did, the agents' totals by depth, the tier
-- of each table by the agent's own total, the cap of 30 % of what the house won (losses are carried on), and the subordinates'
-- shares by largest remainder, in whole numbers, so that they sum up to the commission. Returns how many agents.
-- Joins by hash: the planner cannot know how many rows lie in between, and a nested loop over them takes hours.
CREATE OR REPLACE FUNCTION settle_agency_week(p_week date, p_at timestamptz) RETURNS integer LANGUAGE plpgsql
SET enable_nestloop = off SET jit = off SET work_mem = '96MB' AS $$
DECLARE
  settled integer;
  tables integer;
BEGIN
  SELECT max(version) INTO STRICT tables FROM club_version
    WHERE desk = 'agency' AND effective_from <= p_week::timestamp AT TIME ZONE 'America/Sao_Paulo';
  INSERT INTO agency_settlement VALUES (p_week, p_at, 0, tables) ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN RETURN NULL; END IF;

  WITH tier AS MATERIALIZED (
    SELECT kind, from_amount, direct_basis_points AS one, second_basis_points AS two, third_basis_points AS three,
      lead(from_amount) OVER (PARTITION BY kind ORDER BY from_amount) AS next_from
    FROM agency_tier WHERE version = tables
  ), line AS MATERIALIZED (
    SELECT l.agent_id, l.member_id, l.depth, a.recharge, a.betting, a.revenue
    FROM agency_activity(p_week) a JOIN agency_line l USING (member_id) WHERE l.barred_reason IS NULL
  ), total AS (
    SELECT agent_id, sum(recharge)::bigint AS recharge, sum(betting)::bigint AS betting, sum(revenue)::bigint AS revenue,
      coalesce(sum(recharge) FILTER (WHERE depth = 1), 0) AS recharge_one, coalesce(sum(recharge) FILTER (WHERE depth = 2), 0) AS recharge_two,
      coalesce(sum(recharge) FILTER (WHERE depth = 3), 0) AS recharge_three,
      coalesce(sum(betting) FILTER (WHERE depth = 1), 0) AS betting_one, coalesce(sum(betting) FILTER (WHERE depth = 2), 0) AS betting_two,
      coalesce(sum(betting) FILTER (WHERE depth = 3), 0) AS betting_three,
      coalesce(sum(revenue) FILTER (WHERE depth = 1), 0) AS revenue_one, coalesce(sum(revenue) FILTER (WHERE depth = 2), 0) AS revenue_two,
      coalesce(sum(revenue) FILTER (WHERE depth = 3), 0) AS revenue_three
    FROM line GROUP BY agent_id
  ), rated AS MATERIALIZED (
    SELECT s.*, r.one AS r_one, r.two AS r_two, r.three AS r_three, b.one AS b_one, b.two AS b_two, b.three AS b_three,
      v.one AS v_one, v.two AS v_two, v.three AS v_three,
      greatest(0, floor((recharge_one * r.one + recharge_two * r.two + recharge_three * r.three) / 10000))::bigint AS by_recharge,
      greatest(0, floor((betting_one * b.one + betting_two * b.two + betting_three * b.three) / 10000))::bigint AS by_betting,
      greatest(0, floor((revenue_one * v.one + revenue_two * v.two + revenue_three * v.three) / 10000))::bigint AS by_settlement,
      coalesce((SELECT carry FROM agency_week w WHERE w.agent_id = s.agent_id AND w.week < p_week
        ORDER BY w.week DESC LIMIT 1), 0) AS carried
    FROM total s
    JOIN tier r ON r.kind = 'recharge' AND greatest(0, s.recharge) >= r.from_amount AND (r.next_from IS NULL OR s.recharge < r.next_from)
    JOIN tier b ON b.kind = 'betting' AND greatest(0, s.betting) >= b.from_amount AND (b.next_from IS NULL OR s.betting < b.next_from)
    JOIN tier v ON v.kind = 'settlement' AND greatest(0, s.revenue) >= v.from_amount AND (v.next_from IS NULL OR s.revenue < v.next_from)
  ), week AS MATERIALIZED (
    SELECT rated.*, greatest(0, (revenue + carried) * 30 / 100) AS cap,
      least(by_recharge + by_betting + by_settlement, greatest(0, (revenue + carried) * 30 / 100)) AS commission
    FROM rated
  ), weighed AS (
    SELECT l.*, w.commission, CASE WHEN w.commission = 0 THEN 0 ELSE
      greatest(0, l.recharge)::numeric * CASE l.depth WHEN 1 THEN r_one WHEN 2 THEN r_two ELSE r_three END
      + greatest(0, l.betting)::numeric * CASE l.depth WHEN 1 THEN b_one WHEN 2 THEN b_two ELSE b_three END
      + greatest(0, l.revenue)::numeric * CASE l.depth WHEN 1 THEN v_one WHEN 2 THEN v_two ELSE v_three END END AS weight
    FROM line l JOIN week w USING (agent_id)
  ), whole AS (
    SELECT weighed.*, nullif(sum(weight) OVER (PARTITION BY agent_id), 0) AS whole FROM weighed
  ), split AS (
    SELECT agent_id, member_id, depth, recharge, betting, revenue, commission, weight,
      coalesce(div(commission * weight, whole), 0)::bigint AS part, coalesce(mod(commission * weight, whole), 0) AS remainder, whole
    FROM whole
  ), ranked AS (
    SELECT split.*, row_number() OVER (PARTITION BY agent_id ORDER BY remainder DESC, member_id) AS position,
      commission - sum(part) OVER (PARTITION BY agent_id) AS missing
    FROM split
  ), stated AS (
    INSERT INTO agency_statement (agent_id, week, member_id, depth, recharge, betting, revenue, commission)
    SELECT agent_id, p_week, member_id, depth, recharge, betting, revenue,
      part + CASE WHEN whole IS NOT NULL AND position <= missing THEN 1 ELSE 0 END
    FROM ranked
  )
  INSERT INTO agency_week (agent_id, week, recharge, betting, revenue, recharge_commission, betting_commission,
    settlement_commission, carried, cap, commission, carry, created_at)
  SELECT agent_id, p_week, recharge, betting, revenue, by_recharge, by_betting, by_settlement, carried, cap, commission,
    least(0, revenue + carried), p_at FROM week;
  GET DIAGNOSTICS settled = ROW_COUNT;

  UPDATE agency_settlement SET agents = settled WHERE week = p_week;
  RETURN settled;
END $$;
DROP FUNCTION agency_weight(agency_week, agency_statement);
DROP FUNCTION agency_commission(text, bigint, numeric[]);
