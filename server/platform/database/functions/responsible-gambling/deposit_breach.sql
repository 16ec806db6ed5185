-- The same of a deposit: when it is asked for, and when its money lands.
CREATE OR REPLACE FUNCTION deposit_breach(p_member uuid, p_amount bigint, p_at timestamptz) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT limit_details(l, u.used, p_at) FROM wallet_limit l
  CROSS JOIN LATERAL (SELECT days_used(p_member, 'BRL', 'deposit', period_start(l.period, brazil_day(p_at)), brazil_day(p_at))
    AS used) u
  WHERE l.member_id = p_member AND l.currency = 'BRL' AND l.kind = 'deposit' AND u.used + p_amount > l.amount
  ORDER BY l.amount - u.used LIMIT 1
$$;
