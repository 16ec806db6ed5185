-- The first month that has no row yet; NULL without a wallet.
CREATE OR REPLACE FUNCTION first_open_month(p_member uuid) RETURNS date
LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT max(month) + interval '1 month' FROM member_month WHERE member_id = p_member)::date,
    (SELECT period_start('month', brazil_day(created_at)) FROM wallet WHERE member_id = p_member AND currency = 'BRL'))
$$;
