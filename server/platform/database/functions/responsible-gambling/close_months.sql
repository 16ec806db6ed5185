-- Gives every finished month its row. A month is finished a day after its end, for a bet that waited for its lock over
-- midnight still writes into the day before. Under the wallet's lock, as a rollback is: it corrects the row or comes first.
CREATE OR REPLACE FUNCTION close_months(p_member uuid, p_at timestamptz) RETURNS void
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
