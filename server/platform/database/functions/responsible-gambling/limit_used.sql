-- What the running period has used, without what is at stake in open rounds. Under the wallet's lock.
CREATE OR REPLACE FUNCTION limit_used(l wallet_limit, p_at timestamptz) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  today date := brazil_day(p_at);
  start date := period_start(l.period, today);
  fresh_from date := greatest(start, today - 1);
BEGIN
  IF start < fresh_from AND l.before_day IS DISTINCT FROM today THEN
    UPDATE wallet_limit
      SET before = days_used(l.member_id, l.currency, l.kind, start, fresh_from - 1), before_day = today
      WHERE member_id = l.member_id AND currency = l.currency AND kind = l.kind AND period = l.period
      RETURNING before INTO l.before;
  ELSIF start = fresh_from THEN
    l.before := 0;
  END IF;
  RETURN l.before + days_used(l.member_id, l.currency, l.kind, fresh_from, today);
END $$;
