-- "Everything paid on play is capped by theoretical loss"; "what served a lot earns no … commission" (docs/rules/agency.md). The
-- 30 % of what the operator really won hold on, and bound nothing where a line lost by luck: agents that stood above their own accounts
-- was paid more than the play had cost. So a week brings at most these percents, by how far below the agent, of what the stakes
-- that served nothing else cost on average: 28 together, beside the 70 of cashback, betting rebate and VIP (rules/strategy.ts).
CREATE OR REPLACE FUNCTION agency_bound_percent(p_depth smallint) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE p_depth WHEN 1 THEN 15 WHEN 2 THEN 8 ELSE 5 END
$$;
