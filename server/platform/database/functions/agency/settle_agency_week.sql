-- Settles the commission of a week with the corrections of earlier ones; an agent with corrections alone has a week too. Returns
-- how many agents were settled.
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
