-- Counts a settled round in the sums of its day, week and month, serves requirements with it and ends a bonus that is due.
CREATE OR REPLACE FUNCTION count_settled(r round, p_transaction uuid, p_convert uuid, p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  counted record;
BEGIN
  counted := count_wagering(r, p_transaction, p_at);
  INSERT INTO member_day AS d VALUES (
    r.member_id, r.currency, r.day, r.category, 1, r.stake_cash, r.stake_bonus, r.won_cash, r.won_bonus,
    r.stake_cash * r.edge_ppm, counted.served_cash, counted.served_cash * r.edge_ppm,
    r.stake_cash * least(1000000, r.edge_ppm * 20))
  ON CONFLICT (member_id, currency, day, category) DO UPDATE SET
    rounds = d.rounds + 1,
    stake_cash = d.stake_cash + excluded.stake_cash,
    stake_bonus = d.stake_bonus + excluded.stake_bonus,
    won_cash = d.won_cash + excluded.won_cash,
    won_bonus = d.won_bonus + excluded.won_bonus,
    theoretical = d.theoretical + excluded.theoretical,
    served_cash = d.served_cash + excluded.served_cash,
    served_theoretical = d.served_theoretical + excluded.served_theoretical,
    weighted = d.weighted + excluded.weighted;
  IF counted.served_cash > 0 AND r.currency = 'BRL' THEN PERFORM count_served(r, p_transaction); END IF;
  IF counted.served_grant OR r.grant_id IS NOT NULL THEN
    PERFORM end_grant_if_due(r.member_id, r.currency, p_convert, p_at);
  END IF;
END $$;
