-- The part of one round's bonus win that does not count.
CREATE OR REPLACE FUNCTION uncounted_win(r round, g bonus_grant) RETURNS bigint
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN g.max_win_times IS NULL THEN 0 ELSE greatest(0, r.won_bonus - r.stake_bonus * g.max_win_times) END::bigint
$$;
