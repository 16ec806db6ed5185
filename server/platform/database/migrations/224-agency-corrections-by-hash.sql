-- As before (220), of members looked up by hash: "= ANY (p_members)" walked the whole list for each row of the week, and with a
-- hundred thousand members below the agents of one week its correction took seven minutes.
CREATE OR REPLACE FUNCTION agency_activity(p_week date, p_members uuid[] DEFAULT NULL)
RETURNS TABLE (member_id uuid, recharge bigint, betting bigint, revenue bigint, theoretical bigint) LANGUAGE sql STABLE AS $$
  WITH span AS (
    SELECT p_week::timestamp AT TIME ZONE 'America/Sao_Paulo' AS first, (p_week + 7)::timestamp AT TIME ZONE 'America/Sao_Paulo' AS next
  ), moved AS (
    SELECT r.member_id, r.paid_money - r.fee AS recharge, 0::bigint AS betting, 0::bigint AS revenue, 0::bigint AS theoretical
    FROM recharge r, span WHERE r.state = 'paid' AND r.paid_at >= span.first AND r.paid_at < span.next
      AND (p_members IS NULL OR r.member_id IN (SELECT unnest(p_members)))
    UNION ALL
    SELECT w.member_id, -w.money, 0, 0, 0
    FROM withdrawal w, span WHERE w.state = 'paid' AND w.paid_at >= span.first AND w.paid_at < span.next
      AND (p_members IS NULL OR w.member_id IN (SELECT unnest(p_members)))
    UNION ALL
    SELECT d.member_id, 0::bigint,
      least(d.stake_cash - d.served_cash, (d.theoretical - d.served_theoretical) / 50000)::bigint,
      (d.stake_cash - d.won_cash)::bigint, d.theoretical - d.served_theoretical
    FROM member_day d WHERE d.currency = 'BRL' AND d.day >= p_week AND d.day < p_week + 7
      AND (p_members IS NULL OR d.member_id IN (SELECT unnest(p_members)))
    UNION ALL
    SELECT t.member_id, 0, 0, -t.amount, 0 FROM ledger_transfer t, span
    WHERE t.transaction_id >= uuid_at(span.first) AND t.transaction_id < uuid_at(span.next) AND t.currency = 'BRL'
      AND (t.debit, t.credit) IN (('bonus_cost', 'cash'), ('cashback_cost', 'cash'), ('rebate_cost', 'rebate'),
        ('rebate_cost', 'cash'), ('wheel_cost', 'cash'), ('vip_cost', 'cash'), ('bonus', 'cash'))
      AND (p_members IS NULL OR t.member_id IN (SELECT unnest(p_members)))
  )
  SELECT m.member_id, sum(m.recharge)::bigint, sum(m.betting)::bigint, sum(m.revenue)::bigint, sum(m.theoretical)::bigint
  FROM moved m GROUP BY m.member_id
$$;
