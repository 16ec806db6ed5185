-- What a member's months came to, of real money and of their own: for the overview of play, the yearly statement and three
-- years of history. A month is reckoned once, when it is over, and only a late rollback changes it after that.

-- Minutes were counted from migration 160 on. Of the days before it the ledger knows when bets were made.
INSERT INTO member_use AS u (member_id, day, minutes)
SELECT member_id, brazil_day(created_at), count(DISTINCT date_trunc('minute', created_at))
FROM ledger_transaction WHERE currency = 'BRL' AND kind IN ('bet', 'round')
GROUP BY 1, 2
ON CONFLICT (member_id, day) DO UPDATE SET minutes = excluded.minutes WHERE u.minutes < excluded.minutes;

-- month: its first day. balance: cash and what was on its way out, when the month ended. sports: the part of bets on sports.
CREATE TABLE member_month (
  member_id uuid NOT NULL,
  month date NOT NULL,
  minutes integer NOT NULL,
  staked centavos NOT NULL,
  won centavos NOT NULL,
  sports_staked centavos NOT NULL,
  sports_won centavos NOT NULL,
  deposits centavos NOT NULL,
  withdrawals centavos NOT NULL,
  balance centavos NOT NULL,
  PRIMARY KEY (member_id, month)
);

-- A member's days, both counted, out of the three tables that follow the ledger. Several rows a day.
CREATE FUNCTION member_flow(p_member uuid, p_from date, p_to date) RETURNS TABLE (
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

-- The wallet's version just before that moment. Versions have no gaps and ascend with time: some twenty looks find it.
CREATE FUNCTION version_before(p_member uuid, p_at timestamptz) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
DECLARE
  low bigint := 0;
  high bigint;
  middle bigint;
BEGIN
  SELECT version INTO STRICT high FROM wallet WHERE member_id = p_member AND currency = 'BRL';
  WHILE low < high LOOP
    middle := (low + high + 1) / 2;
    IF p_at > (SELECT created_at FROM ledger_transaction
      WHERE member_id = p_member AND currency = 'BRL' AND version = middle) THEN
      low := middle;
    ELSE
      high := middle - 1;
    END IF;
  END LOOP;
  RETURN low;
END $$;

-- The first month that has no row yet; NULL without a wallet.
CREATE FUNCTION first_open_month(p_member uuid) RETURNS date
LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT max(month) + interval '1 month' FROM member_month WHERE member_id = p_member)::date,
    (SELECT period_start('month', brazil_day(created_at)) FROM wallet WHERE member_id = p_member AND currency = 'BRL'))
$$;

-- Gives every finished month its row. A month is finished a day after its end, for a bet that waited for its lock over
-- midnight still writes into the day before. Under the wallet's lock, as a rollback is: it corrects the row or comes first.
CREATE FUNCTION close_months(p_member uuid, p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  open_month date := period_start('month', brazil_day(p_at) - 1);
  this_month date := first_open_month(p_member);
  next_month date;
BEGIN
  IF this_month IS NULL OR this_month >= open_month THEN RETURN; END IF;
  PERFORM FROM wallet WHERE member_id = p_member AND currency = 'BRL' FOR NO KEY UPDATE;
  this_month := first_open_month(p_member);
  PERFORM project_orders(p_member);
  WHILE this_month < open_month LOOP
    next_month := (this_month + interval '1 month')::date;
    INSERT INTO member_month
    SELECT p_member, this_month, coalesce(sum(minutes), 0), coalesce(sum(staked), 0), coalesce(sum(won), 0),
      coalesce(sum(sports_staked), 0), coalesce(sum(sports_won), 0), coalesce(sum(deposits), 0), coalesce(sum(withdrawals), 0),
      coalesce((SELECT t.cash + t.hold FROM ledger_transaction t WHERE t.member_id = p_member AND t.currency = 'BRL'
        AND t.version = version_before(p_member, period_end('month', this_month))), 0)
    FROM member_flow(p_member, this_month, next_month - 1);
    this_month := next_month;
  END LOOP;
END $$;

-- As before (160); a month that has its row is corrected with its day.
CREATE OR REPLACE FUNCTION uncount_settled(r round, p_cash bigint, p_bonus bigint, p_served bigint, p_is_void boolean) RETURNS void
LANGUAGE sql AS $$
  UPDATE member_day SET
    rounds = rounds - p_is_void::integer,
    stake_cash = stake_cash - p_cash,
    stake_bonus = stake_bonus - p_bonus,
    won_cash = won_cash - CASE WHEN p_is_void THEN r.won_cash ELSE 0 END,
    won_bonus = won_bonus - CASE WHEN p_is_void THEN r.won_bonus ELSE 0 END,
    theoretical = theoretical - p_cash * r.edge_ppm,
    served_cash = served_cash - p_served,
    served_theoretical = served_theoretical - p_served * r.edge_ppm,
    weighted = weighted - p_cash * least(1000000, r.edge_ppm * 20)
  WHERE member_id = r.member_id AND currency = r.currency AND day = r.day AND category = r.category;
  UPDATE member_month SET
    staked = staked - p_cash,
    won = won - CASE WHEN p_is_void THEN r.won_cash ELSE 0 END,
    sports_staked = sports_staked - CASE WHEN r.category = 'sports' THEN p_cash ELSE 0 END,
    sports_won = sports_won - CASE WHEN r.category = 'sports' AND p_is_void THEN r.won_cash ELSE 0 END
  WHERE member_id = r.member_id AND month = period_start('month', r.day) AND r.currency = 'BRL';
  INSERT INTO member_day_correction
  SELECT r.member_id, gen_random_uuid(), r.currency, r.day, r.category, p_cash * least(1000000, r.edge_ppm * 20),
    p_cash * r.edge_ppm, p_served * r.edge_ppm WHERE r.currency = 'BRL';
  UPDATE wallet_limit SET before_day = NULL WHERE member_id = r.member_id AND currency = r.currency;
$$;

-- When a member is next asked to look at their limits. Whoever is there already: at the next half year of their account.
CREATE TABLE limit_reminder (
  member_id uuid PRIMARY KEY,
  due_at timestamptz NOT NULL
);
CREATE INDEX limit_reminder_due ON limit_reminder (due_at);
INSERT INTO limit_reminder (member_id, due_at)
SELECT id, created_at + interval '6 months' * (floor(extract(epoch FROM now() - created_at) / (183 * 86400))::int + 1)
FROM member WHERE NOT is_demo AND erased_at IS NULL;
