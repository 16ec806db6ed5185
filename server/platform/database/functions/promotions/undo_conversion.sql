-- Undoes the conversion of a grant whose play is no longer done: its cash goes back into the bonus, and what is not there
-- any more becomes debt. The grant is active again; if another is by now, it is cancelled and its money the operator's.
CREATE OR REPLACE FUNCTION undo_conversion(g bonus_grant, p_id uuid, p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  w wallet;
  target uuid;
  legs ledger_leg[];
  may_go_on boolean;
BEGIN
  may_go_on := NOT EXISTS (SELECT FROM bonus_grant
    WHERE member_id = g.member_id AND currency = g.currency AND status = 'active');
  UPDATE bonus_grant SET
    status = CASE WHEN may_go_on THEN 'active' ELSE 'cancelled' END, converted = 0,
    ended_at = CASE WHEN may_go_on THEN NULL ELSE p_at END, expires_at = second_chance(expires_at, p_at)
  WHERE member_id = g.member_id AND id = g.id;
  IF NOT may_go_on THEN
    UPDATE wagering_lot SET status = 'cancelled', ended_at = p_at
    WHERE member_id = g.member_id AND grant_id = g.id AND status = 'open';
  END IF;
  IF g.conversions = 0 THEN RETURN; END IF;
  g.conversions := g.conversions - 1;
  SELECT id INTO target FROM ledger_transaction WHERE member_id = g.member_id AND key = conversion_key(g);
  IF target IS NULL OR EXISTS (
    SELECT FROM ledger_reversal WHERE member_id = g.member_id AND target_id = target) THEN RETURN; END IF;
  legs := mirror_of(g.member_id, target);
  SELECT * INTO STRICT w FROM wallet WHERE member_id = g.member_id AND currency = g.currency;
  legs := legs || leg_of('debt', 'cash', -(w.cash + ledger_delta(legs, 'cash')), '');
  IF NOT may_go_on THEN
    legs := legs || leg_of('bonus', 'bonus_cost', ledger_delta(legs, 'bonus'), g.id::text);
  END IF;
  INSERT INTO ledger_reversal (member_id, target_id, reversal_id) VALUES (g.member_id, target, p_id);
  PERFORM ledger_write(g.member_id, g.currency, p_id, 'un' || conversion_key(g), ''::bytea, 'bonus_undone', g.id::text,
    legs, p_at);
END $$;
