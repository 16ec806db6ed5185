-- A provider may take a bet back after its round was settled. What that round did is corrected: stakes, wins, the day, what
-- it served, a bonus that converted by it. What is no longer in the wallet becomes debt. docs/decisions tells why.

-- A leg, or none where nothing moves.
CREATE FUNCTION leg_of(p_debit text, p_credit text, p_amount bigint, p_dim text) RETURNS ledger_leg[]
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p_amount > 0 THEN ARRAY[ROW(p_debit, p_credit, p_amount, p_dim)::ledger_leg] ELSE '{}' END
$$;

CREATE FUNCTION mirror_of(p_member uuid, p_transaction uuid) RETURNS ledger_leg[]
LANGUAGE sql STABLE AS $$
  SELECT array_agg(ROW(credit, debit, amount, dim)::ledger_leg ORDER BY seq)
  FROM ledger_transfer WHERE member_id = p_member AND transaction_id = p_transaction
$$;

-- How long a lot or a grant that was done, and is open again by no fault of the member, lasts at least.
CREATE FUNCTION second_chance(p_expires timestamptz, p_at timestamptz) RETURNS timestamptz
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p_expires IS NOT NULL THEN greatest(p_expires, p_at + interval '3 days') END
$$;

-- Takes back what a settled stake had served, in the opposite order, until no more of it serves than remains: negative
-- events. A lot that was done is open again. r is the round as it was; p_cash and p_bonus leave its stake.
CREATE FUNCTION uncount_wagering(
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
  counted bigint;
BEGIN
  served_cash := 0;
  SELECT sum(stake_cash) - (r.stake_cash - p_cash), sum(stake_bonus) - (r.stake_bonus - p_bonus)
    INTO too_much_cash, too_much_bonus FROM wagering_event WHERE member_id = r.member_id AND round_id = r.id;
  FOR e IN
    SELECT l.id, l.status, l.grant_id, s.amount, s.cash, s.bonus FROM (
      SELECT lot_id, sum(amount)::bigint AS amount, sum(stake_cash)::bigint AS cash, sum(stake_bonus)::bigint AS bonus
      FROM wagering_event WHERE member_id = r.member_id AND round_id = r.id GROUP BY lot_id) s
    JOIN wagering_lot l ON l.member_id = r.member_id AND l.id = s.lot_id
    ORDER BY l.holds, l.expires_at DESC NULLS FIRST, l.created_at DESC, l.id DESC
  LOOP
    from_cash := least(e.cash, greatest(too_much_cash, 0));
    from_bonus := least(e.bonus, greatest(too_much_bonus, 0));
    CONTINUE WHEN from_cash + from_bonus = 0;
    counted := ceil(e.amount::numeric * (from_cash + from_bonus) / (e.cash + e.bonus))::bigint;
    INSERT INTO wagering_event VALUES (r.member_id, p_transaction, e.id, r.id, -counted, -from_cash, -from_bonus);
    UPDATE wagering_lot SET
      progress = progress - counted,
      status = CASE WHEN status = 'done' AND counted > 0 THEN 'open' ELSE status END,
      ended_at = CASE WHEN status = 'done' AND counted > 0 THEN NULL ELSE ended_at END,
      expires_at = CASE WHEN status = 'done' AND counted > 0 THEN second_chance(expires_at, p_at) ELSE expires_at END
    WHERE member_id = r.member_id AND id = e.id;
    IF e.status = 'done' AND counted > 0 THEN reopened_grant := coalesce(e.grant_id, reopened_grant); END IF;
    served_cash := served_cash + from_cash;
    too_much_cash := too_much_cash - from_cash;
    too_much_bonus := too_much_bonus - from_bonus;
  END LOOP;
END $$;

-- The day on which the round was settled, without what was taken back. p_is_void: the whole round.
CREATE FUNCTION uncount_settled(r round, p_cash bigint, p_bonus bigint, p_served bigint, p_is_void boolean) RETURNS void
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
  WHERE member_id = r.member_id AND currency = r.currency AND day = r.day AND category = r.category
$$;

-- Undoes the conversion of a grant whose play is no longer done: its cash goes back into the bonus, and what is not there
-- any more becomes debt. The grant is active again; if another is by now, it is cancelled and its money the house's.
CREATE FUNCTION undo_conversion(g bonus_grant, p_id uuid, p_at timestamptz) RETURNS void
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

-- The grants that a late rollback concerns: one that converted by this play, and one of which nothing seemed to be left.
CREATE FUNCTION revive_grants(r round, p_bonus bigint, p_reopened uuid, p_id uuid, p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  g bonus_grant;
BEGIN
  SELECT * INTO g FROM bonus_grant WHERE member_id = r.member_id AND id = p_reopened AND status = 'converted';
  IF FOUND THEN PERFORM undo_conversion(g, p_id, p_at); END IF;
  -- A lot of a grant that ended otherwise asks for nothing again.
  UPDATE wagering_lot l SET status = 'cancelled', ended_at = p_at
    WHERE member_id = r.member_id AND grant_id = p_reopened AND status = 'open' AND NOT EXISTS (
      SELECT FROM bonus_grant b WHERE b.member_id = l.member_id AND b.id = l.grant_id AND b.status = 'active');
  IF p_bonus = 0 OR EXISTS (SELECT FROM bonus_grant
    WHERE member_id = r.member_id AND currency = r.currency AND status = 'active') THEN RETURN; END IF;
  UPDATE bonus_grant SET status = 'active', ended_at = NULL, expires_at = second_chance(expires_at, p_at)
    WHERE member_id = r.member_id AND id = r.grant_id AND status = 'spent' RETURNING * INTO g;
  IF NOT FOUND THEN RETURN; END IF;
  UPDATE wagering_lot SET status = 'open', ended_at = NULL, expires_at = second_chance(expires_at, p_at)
    WHERE member_id = r.member_id AND grant_id = g.id AND status = 'cancelled';
END $$;

-- What a bet that is taken back moves, after its own mirror: the stake from the house if it was there, bonus money that
-- nobody may have any more, the wins if the whole round is void, and debt for what is not there.
CREATE FUNCTION rollback_legs(r round, p_mirror ledger_leg[], p_is_late boolean, p_is_void boolean) RETURNS ledger_leg[]
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
  from_cash := CASE WHEN g.status = 'converted' THEN least(won_bonus - from_bonus, g.converted) ELSE 0 END;
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

-- Gives a stake back, mirrored, before or after its round was settled. A bet that is not known leaves a tombstone under its
-- key, so that it is refused late. p_ids: the transaction, a conversion that this may complete, and one it may undo.
DROP FUNCTION rollback_bet(uuid, text, text, uuid, text, bytea, timestamptz);
CREATE FUNCTION rollback_bet(
  p_member uuid, p_currency text, p_bet_key text, p_ids uuid[], p_key text, p_hash bytea, p_at timestamptz
) RETURNS posting
LANGUAGE plpgsql AS $$
DECLARE
  seen posting;
  done posting;
  bet ledger_transaction;
  r round;
  mirror ledger_leg[];
  to_cash bigint;
  to_bonus bigint;
  is_void boolean;
  uncounted record;
BEGIN
  PERFORM FROM wallet WHERE member_id = p_member AND currency = p_currency FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN ledger_word('wallet_missing', false); END IF;
  seen := ledger_replay(p_member, p_key, p_hash);
  IF seen.word IS NOT NULL THEN RETURN seen; END IF;
  SELECT * INTO bet FROM ledger_transaction WHERE member_id = p_member AND key = p_bet_key AND currency = p_currency;
  IF NOT FOUND OR bet.kind <> 'bet' THEN
    INSERT INTO call (member_id, key, state, answer, created_at)
    VALUES (p_member, p_bet_key, 'closed', '{"word": "bet_rolled_back"}', p_at) ON CONFLICT DO NOTHING;
    RETURN ledger_refuse(p_member, p_key, p_hash, 'bet_not_found', p_at);
  END IF;
  IF EXISTS (SELECT FROM ledger_reversal WHERE member_id = p_member AND target_id = bet.id) THEN
    RETURN ledger_refuse(p_member, p_key, p_hash, 'bet_rolled_back', p_at);
  END IF;
  SELECT * INTO STRICT r FROM round WHERE member_id = p_member AND id = bet.reference::uuid;
  mirror := mirror_of(p_member, bet.id);
  to_cash := ledger_delta(mirror, 'cash');
  to_bonus := ledger_delta(mirror, 'bonus');
  is_void := r.stake_cash + r.stake_bonus = to_cash + to_bonus;
  UPDATE round SET
    stake_cash = stake_cash - to_cash, stake_bonus = stake_bonus - to_bonus,
    won_cash = CASE WHEN is_void THEN 0 ELSE won_cash END, won_bonus = CASE WHEN is_void THEN 0 ELSE won_bonus END,
    status = CASE WHEN is_void THEN 'rolled_back' ELSE status END,
    settled_at = CASE WHEN is_void THEN p_at ELSE settled_at END
  WHERE member_id = p_member AND id = r.id;
  IF r.status = 'settled' THEN
    uncounted := uncount_wagering(r, to_cash, to_bonus, p_ids[1], p_at);
    PERFORM uncount_settled(r, to_cash, to_bonus, uncounted.served_cash, is_void);
    PERFORM revive_grants(r, to_bonus, uncounted.reopened_grant, p_ids[3], p_at);
  END IF;
  INSERT INTO ledger_reversal (member_id, target_id, reversal_id) VALUES (p_member, bet.id, p_ids[1]);
  done := ledger_write(p_member, p_currency, p_ids[1], p_key, p_hash, 'rollback', r.id::text,
    rollback_legs(r, mirror, r.status = 'settled', is_void), p_at);
  PERFORM end_grant_if_due(p_member, p_currency, p_ids[2], p_at);
  RETURN done;
END $$;

-- As before (035); the rollback takes all ids.
CREATE OR REPLACE FUNCTION close_game_round(
  p_member uuid, p_round uuid, p_steps integer, p_ids uuid[], p_hash bytea, p_payout bigint, p_give_back boolean,
  p_state jsonb, p_at timestamptz
) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  r game_round;
  posted posting;
BEGIN
  PERFORM lock_member(p_member);
  SELECT * INTO r FROM game_round WHERE member_id = p_member AND id = p_round;
  IF NOT FOUND OR r.status <> 'open' OR r.steps <> p_steps THEN RETURN false; END IF;
  IF p_give_back THEN
    posted := rollback_bet(p_member, r.currency, r.bet_key, p_ids, 'rollback:' || p_round, p_hash, p_at);
    IF posted.word <> 'posted' THEN RAISE EXCEPTION 'Round % could not be given back: %', p_round, posted.word; END IF;
  ELSE
    PERFORM settle_open_round(r, p_ids, p_hash, p_payout, p_at);
  END IF;
  UPDATE game_round SET
    payout = CASE WHEN p_give_back THEN r.stake ELSE p_payout END, state = p_state, state_sealed = NULL,
    status = CASE WHEN p_give_back THEN 'rolled_back' ELSE 'settled' END, settled_at = p_at
  WHERE member_id = p_member AND id = p_round;
  PERFORM announce_round(p_member, p_ids[3], p_round, p_at);
  RETURN true;
END $$;
