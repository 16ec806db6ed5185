-- What one day’s look at a member stands on: the days before p_today (docs/rules/responsible-gambling.md). Amounts in centavos.
CREATE OR REPLACE FUNCTION harm_facts(p_member uuid, p_today date) RETURNS TABLE (
  deposited_week bigint, deposited_before bigint, deposited_month bigint, minutes bigint, night_minutes bigint, long_days bigint,
  play_days bigint, lost_month bigint, repeated_deposits bigint, failed_deposits bigint, raised_limits bigint,
  removed_limits bigint, spoken_harm bigint)
LANGUAGE sql STABLE AS $$
  WITH span AS (SELECT p_today::timestamp AT TIME ZONE 'America/Sao_Paulo' AS today_at,
    (p_today - 14)::timestamp AT TIME ZONE 'America/Sao_Paulo' AS fortnight_at)
  SELECT u.deposited_week, u.deposited_before, u.deposited_month, u.minutes,
    CASE WHEN u.minutes = 0 THEN 0 ELSE (SELECT count(DISTINCT date_trunc('minute', t.created_at)) FROM ledger_transaction t, span s
      WHERE t.member_id = p_member AND t.currency = 'BRL' AND t.version > version_before(p_member, s.fortnight_at)
        AND t.kind IN ('bet', 'round') AND t.created_at < s.today_at
        AND extract(hour FROM t.created_at AT TIME ZONE 'America/Sao_Paulo') < 6) END,
    u.long_days, u.play_days, d.lost_month, r.repeated, r.failed, c.raised, c.removed, k.spoken
  FROM (SELECT
      coalesce(sum(deposited) FILTER (WHERE day >= p_today - 7), 0)::bigint AS deposited_week,
      coalesce(sum(deposited) FILTER (WHERE day < p_today - 7), 0)::bigint AS deposited_before,
      coalesce(sum(deposited) FILTER (WHERE day >= p_today - 28), 0)::bigint AS deposited_month,
      coalesce(sum(minutes) FILTER (WHERE day >= p_today - 14), 0)::bigint AS minutes,
      count(*) FILTER (WHERE day >= p_today - 14 AND minutes >= 240) AS long_days,
      count(*) FILTER (WHERE day >= p_today - 28 AND minutes > 0) AS play_days
    FROM member_use WHERE member_id = p_member AND day >= p_today - 35 AND day < p_today) u
  CROSS JOIN (SELECT coalesce(sum(stake_cash - won_cash), 0)::bigint AS lost_month
    FROM member_day WHERE member_id = p_member AND currency = 'BRL' AND day >= p_today - 28 AND day < p_today) d
  CROSS JOIN (SELECT
      count(*) FILTER (WHERE x.paid_at - x.paid_before < interval '1 hour') AS repeated,
      count(*) FILTER (WHERE x.state IN ('expired', 'failed', 'refunded') AND x.created_at >= x.week_at) AS failed
    FROM (SELECT o.state, o.created_at, o.paid_at, (p_today - 7)::timestamp AT TIME ZONE 'America/Sao_Paulo' AS week_at,
        lag(o.paid_at) OVER (ORDER BY o.paid_at NULLS LAST) AS paid_before
      FROM recharge o, span s
      WHERE o.member_id = p_member AND o.id >= uuid_at(s.fortnight_at) AND o.created_at < s.today_at) x) r
  CROSS JOIN (SELECT count(*) FILTER (WHERE l.amount IS NOT NULL) AS raised, count(*) FILTER (WHERE l.amount IS NULL) AS removed
    FROM limit_change l, span s
    WHERE l.member_id = p_member AND l.state IN ('pending', 'confirmed') AND NOT l.by_house
      AND l.asked_at >= s.today_at - interval '30 days' AND l.asked_at < s.today_at) c
  CROSS JOIN (SELECT count(DISTINCT x.details->>'ticket_id') AS spoken FROM care_step x, span s
    WHERE x.member_id = p_member AND x.step = 'mark' AND x.at >= s.today_at - interval '30 days' AND x.at < s.today_at) k
$$;
