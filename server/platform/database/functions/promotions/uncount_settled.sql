-- Takes a round out of the sums of its day, week and month, and what it served out of its requirements.
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
  SELECT recount_served(r);
$$;
