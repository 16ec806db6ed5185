-- A member's days, both counted, out of the three tables that follow the ledger. Several rows a day.
CREATE OR REPLACE FUNCTION member_flow(p_member uuid, p_from date, p_to date) RETURNS TABLE (
  day date, minutes bigint, staked bigint, won bigint, sports_staked bigint, sports_won bigint, deposits bigint, withdrawals bigint)
LANGUAGE sql STABLE AS $$
  SELECT d.day, 0::bigint, d.stake_cash::bigint, d.won_cash::bigint,
    CASE d.category WHEN 'sports' THEN d.stake_cash ELSE 0 END::bigint,
    CASE d.category WHEN 'sports' THEN d.won_cash ELSE 0 END::bigint, 0::bigint, 0::bigint
  FROM member_day d WHERE d.member_id = p_member AND d.currency = 'BRL' AND d.day BETWEEN p_from AND p_to
  UNION ALL
  SELECT u.day, u.minutes, 0, 0, 0, 0, 0, 0
  FROM member_use u WHERE u.member_id = p_member AND u.day BETWEEN p_from AND p_to
  UNION ALL
  SELECT o.day, 0, 0, 0, 0, 0, o.recharge, o.withdrawal
  FROM order_movement o WHERE o.member_id = p_member AND o.day BETWEEN p_from AND p_to
$$;
