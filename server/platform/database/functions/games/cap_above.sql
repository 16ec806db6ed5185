-- The cap that a win is above; NULL: none, and the win counts towards the day. The day's row is the last lock of a win.
CREATE OR REPLACE FUNCTION cap_above(
  p_api text, p_won bigint, p_payout bigint, p_win_cap bigint, p_day_cap bigint, p_at timestamptz
) RETURNS text
LANGUAGE plpgsql AS $$
BEGIN
  IF p_payout = 0 THEN RETURN NULL; END IF;
  IF p_won + p_payout > p_win_cap THEN RETURN 'win'; END IF;
  IF p_payout > p_day_cap THEN RETURN 'day'; END IF;
  INSERT INTO provider_win_day AS d VALUES (p_api, brazil_day(p_at), p_payout)
  ON CONFLICT (api_code, day) DO UPDATE SET paid = d.paid + excluded.paid WHERE d.paid + excluded.paid <= p_day_cap;
  RETURN CASE WHEN NOT FOUND THEN 'day' END;
END $$;
