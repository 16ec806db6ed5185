-- A refusal names the limit: which, of which period, how much of it is used and left, and when it begins anew.
CREATE OR REPLACE FUNCTION limit_details(l wallet_limit, p_used bigint, p_at timestamptz) RETURNS jsonb
LANGUAGE plpgsql STABLE AS $$
DECLARE
  used bigint := greatest(p_used, 0);
  left_of bigint := greatest(l.amount - greatest(p_used, 0), 0);
  resets text := to_char(period_end(l.period, brazil_day(p_at)) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"');
BEGIN
  RETURN jsonb_build_object('limit', l.kind, 'period', l.period, 'resets_at', resets) || CASE l.kind
    WHEN 'time' THEN jsonb_build_object('value', l.amount, 'used', used, 'left', left_of)
    ELSE jsonb_build_object('value', wire_money(l.amount), 'used', wire_money(used), 'left', wire_money(left_of)) END;
END $$;
