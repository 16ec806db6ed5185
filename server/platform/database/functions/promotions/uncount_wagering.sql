-- Takes back what a round served, in the opposite order of count_wagering, fractions included.
CREATE OR REPLACE FUNCTION uncount_wagering(
  r round, p_cash bigint, p_bonus bigint, p_transaction uuid, p_at timestamptz,
  OUT served_cash bigint, OUT reopened_grant uuid
)
LANGUAGE plpgsql AS $$
DECLARE
  e record;
  too_much_cash bigint;
  too_much_bonus bigint;
  from_cash bigint;
  from_bonus bigint;
  -- In millionths of a centavo.
  stays numeric;
  centavos bigint;
  rest integer;
  is_reopened boolean;
BEGIN
  served_cash := 0;
  SELECT sum(stake_cash) - (r.stake_cash - p_cash), sum(stake_bonus) - (r.stake_bonus - p_bonus)
    INTO too_much_cash, too_much_bonus FROM wagering_event WHERE member_id = r.member_id AND round_id = r.id;
  FOR e IN
    SELECT l.id, l.status, l.grant_id, l.required, l.progress, l.fraction, s.counted, s.cash, s.bonus FROM (
      SELECT lot_id, sum(amount) * 1000000 + sum(fraction) AS counted, sum(stake_cash)::bigint AS cash,
        sum(stake_bonus)::bigint AS bonus
      FROM wagering_event WHERE member_id = r.member_id AND round_id = r.id GROUP BY lot_id) s
    JOIN wagering_lot l ON l.member_id = r.member_id AND l.id = s.lot_id
    ORDER BY l.source = 'deposit', (l.holds AND l.grant_id IS NULL), l.expires_at DESC NULLS FIRST, l.created_at DESC, l.id DESC
  LOOP
    from_cash := least(e.cash, greatest(too_much_cash, 0));
    from_bonus := least(e.bonus, greatest(too_much_bonus, 0));
    CONTINUE WHEN from_cash + from_bonus = 0;
    stays := e.progress * 1000000.0 + e.fraction
      - ceil(e.counted::numeric * (from_cash + from_bonus) / (e.cash + e.bonus));
    centavos := div(stays, 1000000);
    rest := mod(stays, 1000000);
    INSERT INTO wagering_event (member_id, transaction_id, lot_id, round_id, amount, stake_cash, stake_bonus, fraction)
      VALUES (r.member_id, p_transaction, e.id, r.id, centavos - e.progress, -from_cash, -from_bonus, rest - e.fraction);
    is_reopened := e.status = 'done' AND centavos < e.required;
    UPDATE wagering_lot SET
      progress = centavos,
      fraction = rest,
      status = CASE WHEN is_reopened THEN 'open' ELSE status END,
      ended_at = CASE WHEN is_reopened THEN NULL ELSE ended_at END,
      expires_at = CASE WHEN is_reopened THEN second_chance(expires_at, p_at) ELSE expires_at END
    WHERE member_id = r.member_id AND id = e.id;
    IF is_reopened THEN reopened_grant := coalesce(e.grant_id, reopened_grant); END IF;
    served_cash := served_cash + from_cash;
    too_much_cash := too_much_cash - from_cash;
    too_much_bonus := too_much_bonus - from_bonus;
  END LOOP;
END $$;
