-- A bet may be taken back after the week it was played in was settled (decision 013), and a recharge after it was counted. What
-- an agent was paid for it is corrected in the next settlement: the week is reckoned anew, by the tables and the line it was
-- settled with, and the difference stands in the next statement (decision 041).

-- Whose play or money of which week was taken back: read by the settlements after that week, then gone.
CREATE TABLE agency_undone (
  member_id uuid NOT NULL,
  id uuid NOT NULL,
  week date NOT NULL,
  PRIMARY KEY (member_id, id)
);
CREATE INDEX agency_undone_week ON agency_undone (week);

-- What the settlement of week found of of_week: by how much its commission and the loss it carried on had been other.
CREATE TABLE agency_correction (
  agent_id uuid NOT NULL,
  week date NOT NULL,
  of_week date NOT NULL,
  commission bigint NOT NULL,
  carry bigint NOT NULL,
  PRIMARY KEY (agent_id, week, of_week)
);

-- corrected: what earlier weeks leave to add or to take, zero mostly. owed: what of it this week could not bear, zero or less, and
-- goes on into the next. The shares of the subordinates are commission - corrected + owed together.
ALTER TABLE agency_week
  ADD COLUMN corrected bigint NOT NULL DEFAULT 0,
  ADD COLUMN owed bigint NOT NULL DEFAULT 0 CHECK (owed <= 0),
  DROP CONSTRAINT agency_week_check,
  ADD CONSTRAINT agency_week_cap CHECK (commission <= cap + greatest(0, corrected)),
  ADD CONSTRAINT agency_week_corrected CHECK (owed = 0 OR commission = 0);

-- As before (187), and the agents above hear of it.
CREATE OR REPLACE FUNCTION uncount_settled(r round, p_cash bigint, p_bonus bigint, p_served bigint, p_is_void boolean) RETURNS void
LANGUAGE sql AS $$
  UPDATE member_day SET
    rounds = rounds - p_is_void::integer,
    stake_cash = stake_cash - p_cash,
    stake_bonus = stake_bonus - p_bonus,
    won_cash = won_cash - CASE WHEN p_is_void THEN r.won_cash ELSE 0 END,
    won_bonus = won_bonus - CASE WHEN p_is_void THEN r.won_bonus ELSE 0 END,
    theoretical = theoretical - p_cash * r.edge_ppm,
    served_cash = served_cash - p_served,
    served_theoretical = served_theoretical - p_served * r.edge_ppm,
    weighted = weighted - p_cash * least(1000000, r.edge_ppm * 20)
  WHERE member_id = r.member_id AND currency = r.currency AND day = r.day AND category = r.category;
  UPDATE member_month SET
    staked = staked - p_cash,
    won = won - CASE WHEN p_is_void THEN r.won_cash ELSE 0 END,
    sports_staked = sports_staked - CASE WHEN r.category = 'sports' THEN p_cash ELSE 0 END,
    sports_won = sports_won - CASE WHEN r.category = 'sports' AND p_is_void THEN r.won_cash ELSE 0 END
  WHERE member_id = r.member_id AND month = period_start('month', r.day) AND r.currency = 'BRL';
  INSERT INTO member_day_correction
  SELECT r.member_id, gen_random_uuid(), r.currency, r.day, r.category, p_cash * least(1000000, r.edge_ppm * 20),
    p_cash * r.edge_ppm, p_served * r.edge_ppm WHERE r.currency = 'BRL';
  INSERT INTO agency_undone
  SELECT r.member_id, gen_random_uuid(), date_trunc('week', r.day::timestamp)::date WHERE r.currency = 'BRL';
  UPDATE wallet_limit SET before_day = NULL WHERE member_id = r.member_id AND currency = r.currency;
$$;

-- A recharge or a withdrawal that counted and went back later: a dispute, a payout that its bank returned.
CREATE FUNCTION note_money_undone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO agency_undone VALUES
    (OLD.member_id, gen_random_uuid(), date_trunc('week', OLD.paid_at AT TIME ZONE 'America/Sao_Paulo')::date);
  RETURN NULL;
END $$;
CREATE TRIGGER recharge_undone AFTER UPDATE OF state ON recharge
  FOR EACH ROW WHEN (OLD.state = 'paid' AND NEW.state <> 'paid' AND OLD.paid_at IS NOT NULL) EXECUTE FUNCTION note_money_undone();
CREATE TRIGGER withdrawal_undone AFTER UPDATE OF state ON withdrawal
  FOR EACH ROW WHEN (OLD.state = 'paid' AND NEW.state <> 'paid' AND OLD.paid_at IS NOT NULL) EXECUTE FUNCTION note_money_undone();

-- As before (216), of some members alone where they are named.
DROP FUNCTION agency_activity(date);
CREATE FUNCTION agency_activity(p_week date, p_members uuid[] DEFAULT NULL)
RETURNS TABLE (member_id uuid, recharge bigint, betting bigint, revenue bigint, theoretical bigint) LANGUAGE sql STABLE AS $$
  WITH span AS (
    SELECT p_week::timestamp AT TIME ZONE 'America/Sao_Paulo' AS first, (p_week + 7)::timestamp AT TIME ZONE 'America/Sao_Paulo' AS next
  ), moved AS (
    SELECT r.member_id, r.paid_money - r.fee AS recharge, 0::bigint AS betting, 0::bigint AS revenue, 0::bigint AS theoretical
    FROM recharge r, span WHERE r.state = 'paid' AND r.paid_at >= span.first AND r.paid_at < span.next
      AND (p_members IS NULL OR r.member_id = ANY (p_members))
    UNION ALL
    SELECT w.member_id, -w.money, 0, 0, 0
    FROM withdrawal w, span WHERE w.state = 'paid' AND w.paid_at >= span.first AND w.paid_at < span.next
      AND (p_members IS NULL OR w.member_id = ANY (p_members))
    UNION ALL
    SELECT d.member_id, 0::bigint,
      least(d.stake_cash - d.served_cash, (d.theoretical - d.served_theoretical) / 50000)::bigint,
      (d.stake_cash - d.won_cash)::bigint, d.theoretical - d.served_theoretical
    FROM member_day d WHERE d.currency = 'BRL' AND d.day >= p_week AND d.day < p_week + 7
      AND (p_members IS NULL OR d.member_id = ANY (p_members))
    UNION ALL
    SELECT t.member_id, 0, 0, -t.amount, 0 FROM ledger_transfer t, span
    WHERE t.transaction_id >= uuid_at(span.first) AND t.transaction_id < uuid_at(span.next) AND t.currency = 'BRL'
      AND (t.debit, t.credit) IN (('bonus_cost', 'cash'), ('cashback_cost', 'cash'), ('rebate_cost', 'rebate'),
        ('rebate_cost', 'cash'), ('wheel_cost', 'cash'), ('vip_cost', 'cash'), ('bonus', 'cash'))
      AND (p_members IS NULL OR t.member_id = ANY (p_members))
  )
  SELECT m.member_id, sum(m.recharge)::bigint, sum(m.betting)::bigint, sum(m.revenue)::bigint, sum(m.theoretical)::bigint
  FROM moved m GROUP BY m.member_id
$$;

-- What a week brings (the formulas of 216): a row for each agent and subordinate with the subordinate's share, and in it the
-- agent's own figures again; of an agent's rows the first has place 1. Without p_agents of everybody's line as it stands; with
-- them of what these agents' statements of that week named, so that who was barred or joined since changes nothing.
CREATE FUNCTION agency_reckon(p_week date, p_tables integer, p_agents uuid[] DEFAULT NULL)
RETURNS TABLE (agent_id uuid, member_id uuid, depth smallint, recharge bigint, betting bigint, revenue bigint, share bigint, place bigint,
  all_recharge bigint, all_betting bigint, all_revenue bigint, by_recharge bigint, by_betting bigint, by_settlement bigint,
  carried bigint, cap bigint, commission bigint) LANGUAGE sql STABLE AS $$
  WITH tier AS MATERIALIZED (
    SELECT kind, from_amount, direct_basis_points AS one, second_basis_points AS two, third_basis_points AS three,
      lead(from_amount) OVER (PARTITION BY kind ORDER BY from_amount) AS next_from
    FROM agency_tier WHERE version = p_tables
  ), line AS MATERIALIZED (
    SELECT l.agent_id, l.member_id, l.depth, a.recharge, a.betting, a.revenue, a.theoretical
    FROM agency_activity(p_week) a JOIN agency_line l USING (member_id) WHERE l.barred_reason IS NULL AND p_agents IS NULL
    UNION ALL
    SELECT s.agent_id, s.member_id, s.depth, coalesce(a.recharge, 0), coalesce(a.betting, 0), coalesce(a.revenue, 0),
      coalesce(a.theoretical, 0)
    FROM agency_statement s
    LEFT JOIN agency_activity(p_week, (SELECT array_agg(n.member_id) FROM agency_statement n
      WHERE n.agent_id = ANY (p_agents) AND n.week = p_week)) a USING (member_id)
    WHERE s.agent_id = ANY (p_agents) AND s.week = p_week AND p_agents IS NOT NULL
  ), total AS (
    SELECT agent_id, sum(recharge)::bigint AS recharge, sum(betting)::bigint AS betting, sum(revenue)::bigint AS revenue,
      coalesce(sum(recharge) FILTER (WHERE depth = 1), 0) AS recharge_one, coalesce(sum(recharge) FILTER (WHERE depth = 2), 0) AS recharge_two,
      coalesce(sum(recharge) FILTER (WHERE depth = 3), 0) AS recharge_three,
      coalesce(sum(betting) FILTER (WHERE depth = 1), 0) AS betting_one, coalesce(sum(betting) FILTER (WHERE depth = 2), 0) AS betting_two,
      coalesce(sum(betting) FILTER (WHERE depth = 3), 0) AS betting_three,
      coalesce(sum(revenue) FILTER (WHERE depth = 1), 0) AS revenue_one, coalesce(sum(revenue) FILTER (WHERE depth = 2), 0) AS revenue_two,
      coalesce(sum(revenue) FILTER (WHERE depth = 3), 0) AS revenue_three,
      sum(theoretical * agency_bound_percent(depth)) / 100 / 1000000 AS bound
    FROM line GROUP BY agent_id
  ), rated AS MATERIALIZED (
    SELECT s.*, r.one AS r_one, r.two AS r_two, r.three AS r_three, b.one AS b_one, b.two AS b_two, b.three AS b_three,
      v.one AS v_one, v.two AS v_two, v.three AS v_three,
      greatest(0, floor((recharge_one * r.one + recharge_two * r.two + recharge_three * r.three) / 10000))::bigint AS by_recharge,
      greatest(0, floor((betting_one * b.one + betting_two * b.two + betting_three * b.three) / 10000))::bigint AS by_betting,
      greatest(0, floor((revenue_one * v.one + revenue_two * v.two + revenue_three * v.three) / 10000))::bigint AS by_settlement,
      least(0, coalesce((SELECT carry FROM agency_week w WHERE w.agent_id = s.agent_id AND w.week < p_week
        ORDER BY w.week DESC LIMIT 1), 0)
        + coalesce((SELECT sum(c.carry) FROM agency_correction c WHERE c.agent_id = s.agent_id AND c.week = p_week), 0))::bigint AS carried
    FROM total s
    JOIN tier r ON r.kind = 'recharge' AND greatest(0, s.recharge) >= r.from_amount AND (r.next_from IS NULL OR s.recharge < r.next_from)
    JOIN tier b ON b.kind = 'betting' AND greatest(0, s.betting) >= b.from_amount AND (b.next_from IS NULL OR s.betting < b.next_from)
    JOIN tier v ON v.kind = 'settlement' AND greatest(0, s.revenue) >= v.from_amount AND (v.next_from IS NULL OR s.revenue < v.next_from)
  ), capped AS (
    SELECT rated.*, greatest(0, least((revenue + carried) * 30 / 100, floor(bound)))::bigint AS cap FROM rated
  ), week AS MATERIALIZED (
    SELECT capped.*, least(by_recharge + by_betting + by_settlement, cap) AS commission FROM capped
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
    SELECT split.*, row_number() OVER (PARTITION BY agent_id ORDER BY remainder DESC, member_id) AS place,
      commission - sum(part) OVER (PARTITION BY agent_id) AS missing
    FROM split
  )
  SELECT agent_id, s.member_id, s.depth, s.recharge, s.betting, s.revenue,
    s.part + CASE WHEN s.whole IS NOT NULL AND s.place <= s.missing THEN 1 ELSE 0 END, s.place,
    w.recharge, w.betting, w.revenue, w.by_recharge, w.by_betting, w.by_settlement, w.carried, w.cap, w.commission
  FROM ranked s JOIN week w USING (agent_id)
$$;

-- Reckons every settled week anew of which something was taken back since, for the agents whose statements named it, and keeps
-- the difference to what was settled and corrected before. What the week itself carried in stays as it was: a correction of an
-- earlier week's loss goes into the week that finds it.
CREATE FUNCTION correct_agency_weeks(p_week date) RETURNS void LANGUAGE plpgsql SET enable_nestloop = on AS $$
DECLARE
  undone record;
  agents uuid[];
BEGIN
  FOR undone IN
    WITH taken AS (DELETE FROM agency_undone WHERE week < p_week RETURNING member_id, week)
    SELECT s.week, s.tiers_version, array_agg(DISTINCT t.member_id) AS members
    FROM taken t JOIN agency_settlement s ON s.week = t.week GROUP BY s.week, s.tiers_version
  LOOP
    SELECT array_agg(DISTINCT s.agent_id) INTO agents FROM agency_line l
    JOIN agency_statement s ON s.agent_id = l.agent_id AND s.week = undone.week AND s.member_id = l.member_id
    WHERE l.member_id = ANY (undone.members);
    CONTINUE WHEN agents IS NULL;
    INSERT INTO agency_correction (agent_id, week, of_week, commission, carry)
    SELECT * FROM (
      SELECT w.agent_id, p_week, w.week, n.commission - (w.commission - w.corrected + w.owed) - coalesce(c.commission, 0) AS commission,
        least(0, n.all_revenue + w.carried) - w.carry - coalesce(c.carry, 0) AS carry
      FROM agency_reckon(undone.week, undone.tiers_version, agents) n
      JOIN agency_week w ON w.agent_id = n.agent_id AND w.week = undone.week
      LEFT JOIN LATERAL (SELECT sum(commission)::bigint AS commission, sum(carry)::bigint AS carry FROM agency_correction
        WHERE agent_id = w.agent_id AND of_week = w.week) c ON true
      WHERE n.place = 1) AS found
    WHERE found.commission <> 0 OR found.carry <> 0;
  END LOOP;
END $$;

-- What earlier weeks leave an agent's week to add or to take: what the last could not bear, and what was found since.
CREATE FUNCTION agency_corrected(p_agent uuid, p_week date) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT owed FROM agency_week WHERE agent_id = p_agent AND week < p_week ORDER BY week DESC LIMIT 1), 0)
    + coalesce((SELECT sum(commission) FROM agency_correction WHERE agent_id = p_agent AND week = p_week), 0)::bigint
$$;

-- As before (216), with the corrections of earlier weeks: an agent of whose line nobody played has a week for them alone.
CREATE OR REPLACE FUNCTION settle_agency_week(p_week date, p_at timestamptz) RETURNS integer LANGUAGE plpgsql
SET enable_nestloop = off SET jit = off SET work_mem = '96MB' AS $$
DECLARE
  settled integer;
  only_corrected integer;
  tables integer;
BEGIN
  SELECT max(version) INTO STRICT tables FROM club_version
    WHERE desk = 'agency' AND effective_from <= p_week::timestamp AT TIME ZONE 'America/Sao_Paulo';
  INSERT INTO agency_settlement VALUES (p_week, p_at, 0, tables) ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN RETURN NULL; END IF;
  PERFORM correct_agency_weeks(p_week);

  WITH reckoned AS MATERIALIZED (
    SELECT * FROM agency_reckon(p_week, tables)
  ), stated AS (
    INSERT INTO agency_statement (agent_id, week, member_id, depth, recharge, betting, revenue, commission)
    SELECT agent_id, p_week, member_id, depth, recharge, betting, revenue, share FROM reckoned
  ), due AS MATERIALIZED (
    SELECT n.*, agency_corrected(agent_id, p_week) AS corrected FROM reckoned n WHERE place = 1
  )
  INSERT INTO agency_week (agent_id, week, recharge, betting, revenue, recharge_commission, betting_commission,
    settlement_commission, carried, cap, commission, carry, created_at, corrected, owed)
  SELECT agent_id, p_week, all_recharge, all_betting, all_revenue, by_recharge, by_betting, by_settlement, carried, cap,
    greatest(0, commission + corrected), least(0, all_revenue + carried), p_at, corrected, least(0, commission + corrected) FROM due;
  GET DIAGNOSTICS settled = ROW_COUNT;

  INSERT INTO agency_week (agent_id, week, recharge, betting, revenue, recharge_commission, betting_commission,
    settlement_commission, carried, cap, commission, carry, created_at, corrected, owed)
  SELECT agent_id, p_week, 0, 0, 0, 0, 0, 0, carried, 0, greatest(0, corrected), carried, p_at, corrected, least(0, corrected)
  FROM (
    SELECT c.agent_id, agency_corrected(c.agent_id, p_week) AS corrected, least(0, sum(c.carry) + coalesce((
      SELECT carry FROM agency_week w WHERE w.agent_id = c.agent_id AND w.week < p_week ORDER BY w.week DESC LIMIT 1), 0))::bigint AS carried
    FROM agency_correction c WHERE c.week = p_week
      AND NOT EXISTS (SELECT FROM agency_week w WHERE w.agent_id = c.agent_id AND w.week = p_week)
    GROUP BY c.agent_id) AS alone;
  GET DIAGNOSTICS only_corrected = ROW_COUNT;

  UPDATE agency_settlement SET agents = settled + only_corrected WHERE week = p_week;
  RETURN settled + only_corrected;
END $$;
