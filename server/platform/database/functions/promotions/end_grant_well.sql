-- Turns a served bonus into cash as far as its wins count, within its bound; the rest is given up.
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
