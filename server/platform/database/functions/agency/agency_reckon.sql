-- What a week brings (the formulas of 216): a row for each agent and subordinate with the subordinate's share, and in it the
-- agent's own figures again; of an agent's rows the first has place 1. Without p_agents of everybody's line as it stands; with
-- them of what these agents' statements of that week named, so that who was barred or joined since changes nothing.
CREATE OR REPLACE FUNCTION agency_reckon(p_week date, p_tables integer, p_agents uuid[] DEFAULT NULL)
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
