-- Adds a win to a round, and to the day, month and week it was settled in: the opposite of `uncount_settled`.
CREATE OR REPLACE FUNCTION count_late_win(r round, p_cash bigint, p_bonus bigint) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE round SET won_cash = won_cash + p_cash, won_bonus = won_bonus + p_bonus
    WHERE member_id = r.member_id AND id = r.id;
  IF r.status <> 'settled' THEN RETURN; END IF;
  UPDATE member_day SET won_cash = won_cash + p_cash, won_bonus = won_bonus + p_bonus
    WHERE member_id = r.member_id AND currency = r.currency AND day = r.day AND category = r.category;
  IF r.currency <> 'BRL' THEN RETURN; END IF;
  UPDATE member_month SET won = won + p_cash, sports_won = sports_won + CASE WHEN r.category = 'sports' THEN p_cash ELSE 0 END
    WHERE member_id = r.member_id AND month = period_start('month', r.day);
  INSERT INTO agency_undone
    VALUES (r.member_id, gen_random_uuid(), date_trunc('week', r.day::timestamp)::date);
  UPDATE wallet_limit SET before_day = NULL WHERE member_id = r.member_id AND currency = r.currency;
END $$;
