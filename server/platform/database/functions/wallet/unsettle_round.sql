-- Takes the settlement of a round back, as a reversal of its own: the win leaves the wallet, what is not there becomes debt, the stake
-- is in play again, and the day, the wagering and a bonus that converted by it are as if the round had not ended. p_ids: the
-- transaction, and that of an undone conversion.
CREATE OR REPLACE FUNCTION unsettle_round(
  p_member uuid, p_currency text, p_round uuid, p_settled_key text, p_ids uuid[], p_key text, p_hash bytea, p_at timestamptz
) RETURNS posting
LANGUAGE plpgsql AS $$
DECLARE
  w wallet;
  r round;
  g bonus_grant;
  seen posting;
  done posting;
  target uuid;
  legs ledger_leg[];
  uncounted record;
  short_bonus bigint;
  from_cash bigint;
  cash_after bigint;
BEGIN
  SELECT * INTO w FROM wallet WHERE member_id = p_member AND currency = p_currency FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN ledger_word('wallet_missing', false); END IF;
  seen := ledger_replay(p_member, p_key, p_hash);
  IF seen.word IS NOT NULL THEN RETURN seen; END IF;
  SELECT * INTO r FROM round WHERE member_id = p_member AND id = p_round AND currency = p_currency AND status = 'settled';
  SELECT id INTO target FROM ledger_transaction WHERE member_id = p_member AND key = p_settled_key AND kind = 'settle';
  IF r.id IS NULL OR target IS NULL THEN RETURN ledger_refuse(p_member, p_key, p_hash, 'bet_not_found', p_at); END IF;
  UPDATE round SET won_cash = 0, won_bonus = 0, status = 'open', settled_at = NULL, day = NULL
    WHERE member_id = p_member AND id = p_round;
  uncounted := uncount_wagering(r, r.stake_cash, r.stake_bonus, p_ids[1], p_at);
  PERFORM uncount_settled(r, r.stake_cash, r.stake_bonus, uncounted.served_cash, true);
  PERFORM revive_grants(r, r.stake_bonus, uncounted.reopened_grant, p_ids[2], p_at);
  -- An undone conversion has moved the wallet.
  SELECT * INTO STRICT w FROM wallet WHERE member_id = p_member AND currency = p_currency;
  SELECT * INTO g FROM bonus_grant WHERE member_id = p_member AND id = r.grant_id;
  legs := mirror_of(p_member, target);
  short_bonus := greatest(0, r.won_bonus - CASE WHEN g.status = 'active' THEN w.bonus ELSE 0 END);
  from_cash := CASE WHEN g.status = 'converted' THEN least(short_bonus, g.converted) ELSE 0 END;
  IF from_cash > 0 THEN
    UPDATE bonus_grant SET converted = converted - from_cash WHERE member_id = p_member AND id = g.id;
  END IF;
  legs := legs || leg_of('cash', 'bonus', from_cash, coalesce(g.id::text, ''))
    || leg_of('bonus_cost', 'bonus', short_bonus - from_cash, coalesce(g.id::text, ''));
  cash_after := w.cash + ledger_delta(legs, 'cash');
  legs := legs || leg_of('debt', 'cash', -cash_after, '')
    || leg_of('cash', 'debt', least(cash_after, w.debt - ledger_delta(legs, 'debt')), '');
  INSERT INTO ledger_reversal (member_id, target_id, reversal_id) VALUES (p_member, target, p_ids[1]);
  done := ledger_write(p_member, p_currency, p_ids[1], p_key, p_hash, 'rollback', p_round::text, legs, p_at,
    session_moved(w, r, 0, -(r.won_cash + r.won_bonus)));
  RETURN done;
END $$;
