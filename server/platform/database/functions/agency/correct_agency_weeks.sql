-- Reckons earlier weeks anew whose play has changed. Few members are looked up one by one; the weeks of their agents are reckoned by hash:
-- planned for a list of unknown length, the lines of nine hundred agents were joined row by row, and a week of a hundred thousand
-- members took 140 s and more.
CREATE OR REPLACE FUNCTION correct_agency_weeks(p_week date) RETURNS void LANGUAGE plpgsql SET enable_nestloop = on AS $$
DECLARE
  undone record;
  agents uuid[];
BEGIN
  FOR undone IN
    WITH taken AS (DELETE FROM agency_undone WHERE week < p_week RETURNING member_id, week)
    SELECT s.week, s.tiers_version, array_agg(DISTINCT t.member_id) AS members
    FROM taken t JOIN agency_settlement s ON s.week = t.week GROUP BY s.week, s.tiers_version
  LOOP
    PERFORM set_config('enable_nestloop', 'on', true);
    SELECT array_agg(DISTINCT s.agent_id) INTO agents FROM agency_line l
    JOIN agency_statement s ON s.agent_id = l.agent_id AND s.week = undone.week AND s.member_id = l.member_id
    WHERE l.member_id = ANY (undone.members);
    CONTINUE WHEN agents IS NULL;
    PERFORM set_config('enable_nestloop', 'off', true);
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
