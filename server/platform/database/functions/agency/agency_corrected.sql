-- What earlier weeks leave an agent's week to add or to take: what the last could not bear, and what was found since.
CREATE OR REPLACE FUNCTION agency_corrected(p_agent uuid, p_week date) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT owed FROM agency_week WHERE agent_id = p_agent AND week < p_week ORDER BY week DESC LIMIT 1), 0)
    + coalesce((SELECT sum(commission) FROM agency_correction WHERE agent_id = p_agent AND week = p_week), 0)::bigint
$$;
