-- What those days came to, both counted. A loss is what the member's own money lost; below zero they are ahead.
CREATE OR REPLACE FUNCTION days_used(p_member uuid, p_currency text, p_kind text, p_from date, p_to date) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
DECLARE
  used bigint;
BEGIN
  IF p_from > p_to THEN RETURN 0; END IF;
  IF p_kind IN ('time', 'deposit') THEN
    SELECT sum(CASE p_kind WHEN 'time' THEN minutes ELSE deposited END)::bigint INTO used FROM member_use
      WHERE member_id = p_member AND day BETWEEN p_from AND p_to;
  ELSE
    SELECT sum(CASE p_kind WHEN 'loss' THEN stake_cash - won_cash ELSE stake_cash + stake_bonus END)::bigint INTO used
      FROM member_day WHERE member_id = p_member AND currency = p_currency AND day BETWEEN p_from AND p_to;
  END IF;
  RETURN coalesce(used, 0);
END $$;
