-- Transfers that undo a round’s bets, its wins included where it becomes void. A win that did not count towards a conversion takes
-- no cash back out of it.
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
