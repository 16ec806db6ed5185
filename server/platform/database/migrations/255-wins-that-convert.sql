-- The win of one bonus bet counts to at most so many times its stake when the bonus becomes cash. The round pays in full:
-- what is above is bonus to play with, and goes back when the bonus converts.

ALTER TABLE bonus_grant
  -- NULL: wins count in full.
  ADD COLUMN max_win_times integer CHECK (max_win_times > 0);
CREATE INDEX round_won_bonus ON round (member_id, grant_id) WHERE won_bonus > 0;

-- The rows of the first deposit's terms name the bound from now on (docs/rules/first-deposit.md).
UPDATE promotion_terms SET terms = terms || '{"max_win_times": 20}' WHERE promotion = 'ftd' AND NOT terms ? 'max_win_times';

-- The part of one round's bonus win that does not count.
CREATE FUNCTION uncounted_win(r round, g bonus_grant) RETURNS bigint
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN g.max_win_times IS NULL THEN 0 ELSE greatest(0, r.won_bonus - r.stake_bonus * g.max_win_times) END::bigint
$$;

-- What of the bonus money in the wallet becomes cash at most: without the wins that do not count, up to the cap.
CREATE FUNCTION convertible_bonus(g bonus_grant, p_bonus bigint) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT least(g.max_conversion, greatest(0, p_bonus - coalesce((SELECT sum(uncounted_win(r, g)) FROM round r
    WHERE r.member_id = g.member_id AND r.grant_id = g.id AND r.won_bonus > 0), 0)))::bigint
$$;

-- As before (095); only what counts becomes cash.
CREATE OR REPLACE FUNCTION end_grant_well(g bonus_grant, p_is_done boolean, p_id uuid, p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  w wallet;
  converts bigint;
BEGIN
  SELECT * INTO STRICT w FROM wallet WHERE member_id = g.member_id AND currency = g.currency;
  converts := convertible_bonus(g, w.bonus);
  UPDATE bonus_grant SET
    status = CASE WHEN p_is_done THEN 'converted' ELSE 'spent' END, ended_at = p_at,
    converted = converted + converts, conversions = conversions + CASE WHEN w.bonus > 0 THEN 1 ELSE 0 END
  WHERE member_id = g.member_id AND id = g.id;
  UPDATE wagering_lot SET status = 'cancelled', ended_at = p_at
    WHERE member_id = g.member_id AND grant_id = g.id AND status = 'open';
  IF w.bonus = 0 THEN RETURN; END IF;
  PERFORM ledger_write(g.member_id, g.currency, p_id, conversion_key(g), ''::bytea, 'bonus_converted', g.id::text,
    leg_of('bonus', 'cash', converts, g.id::text) || leg_of('bonus', 'bonus_cost', w.bonus - converts, g.id::text)
      || leg_of('cash', 'debt', least(w.debt, converts), ''), p_at);
END $$;

-- As before (096); a win that did not count takes no cash back out of a conversion.
CREATE OR REPLACE FUNCTION rollback_legs(r round, p_mirror ledger_leg[], p_is_late boolean, p_is_void boolean) RETURNS ledger_leg[]
LANGUAGE plpgsql AS $$
DECLARE
  w wallet;
  g bonus_grant;
  legs ledger_leg[] := p_mirror;
  in_cash bigint := ledger_delta(p_mirror, 'cash');
  in_bonus bigint := ledger_delta(p_mirror, 'bonus');
  won_bonus bigint := CASE WHEN p_is_void THEN r.won_bonus ELSE 0 END;
  from_bonus bigint;
  from_cash bigint;
  net bigint;
BEGIN
  SELECT * INTO STRICT w FROM wallet WHERE member_id = r.member_id AND currency = r.currency;
  SELECT * INTO g FROM bonus_grant WHERE member_id = r.member_id AND id = r.grant_id;
  IF p_is_late THEN legs := legs || leg_of('gaming', 'open_bets', in_cash + in_bonus, r.game); END IF;
  from_bonus := least(won_bonus, in_bonus + CASE WHEN g.status = 'active' THEN w.bonus ELSE 0 END);
  from_cash := CASE WHEN g.status = 'converted'
    THEN greatest(0, least(won_bonus - from_bonus - uncounted_win(r, g), g.converted)) ELSE 0 END;
  legs := legs || leg_of('bonus', 'gaming', from_bonus, r.game)
    || leg_of('cash', 'gaming', from_cash, r.game)
    || leg_of('bonus_cost', 'gaming', won_bonus - from_bonus - from_cash, coalesce(g.id::text, ''));
  IF g.status IS DISTINCT FROM 'active' THEN
    legs := legs || leg_of('bonus', 'bonus_cost', in_bonus - from_bonus, coalesce(g.id::text, ''));
  END IF;
  IF from_cash > 0 THEN
    UPDATE bonus_grant SET converted = converted - from_cash WHERE member_id = r.member_id AND id = g.id;
  END IF;
  IF p_is_void THEN legs := legs || leg_of('cash', 'gaming', r.won_cash, r.game); END IF;
  net := ledger_delta(legs, 'cash');
  RETURN legs || leg_of('debt', 'cash', -(w.cash + net), '') || leg_of('cash', 'debt', least(w.debt, net), '');
END $$;
