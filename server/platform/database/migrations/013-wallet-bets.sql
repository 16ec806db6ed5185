-- Bets. Every function locks the wallet first, looks for a replay in a statement of its own, decides, then writes.

CREATE FUNCTION limit_breached(p_member uuid, p_currency text, p_stake bigint, p_at timestamptz) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  today date := (p_at AT TIME ZONE 'America/Sao_Paulo')::date;
  l wallet_limit;
  at_stake bigint;
  so_far bigint;
BEGIN
  FOR l IN SELECT * FROM wallet_limit WHERE member_id = p_member AND currency = p_currency LOOP
    SELECT coalesce(sum(stake_cash), 0) INTO at_stake FROM round
      WHERE member_id = p_member AND currency = p_currency AND status = 'open';
    SELECT coalesce(sum(stake_cash - CASE l.kind WHEN 'loss' THEN won_cash ELSE 0 END), 0) INTO so_far FROM member_day
      WHERE member_id = p_member AND currency = p_currency
        AND day BETWEEN date_trunc(l.period, today::timestamp)::date AND today;
    IF so_far + at_stake + p_stake > l.amount THEN RETURN true; END IF;
  END LOOP;
  RETURN false;
END $$;

CREATE FUNCTION active_grant(p_member uuid, p_currency text, p_at timestamptz) RETURNS bonus_grant
LANGUAGE sql STABLE AS $$
  SELECT g FROM bonus_grant g
  WHERE member_id = p_member AND currency = p_currency AND status = 'active' AND expires_at > p_at
$$;

-- Why a bet may not be placed; NULL if it may. Settling a started round never asks this.
CREATE FUNCTION bet_refusal(w wallet, g bonus_grant, p_stake bigint, p_at timestamptz) RETURNS text
LANGUAGE plpgsql AS $$
BEGIN
  IF w.frozen_reason IS NOT NULL THEN RETURN 'wallet_frozen'; END IF;
  IF w.play_blocked_until > p_at THEN RETURN 'play_blocked'; END IF;
  IF g.max_stake < p_stake THEN RETURN 'stake_over_bonus_limit'; END IF;
  -- An expired grant's money is no longer the member's to stake, whether or not its end was posted yet.
  IF (w.cash + CASE WHEN g.id IS NULL THEN 0 ELSE w.bonus END < p_stake) THEN RETURN 'insufficient_balance'; END IF;
  IF limit_breached(w.member_id, w.currency, p_stake, p_at) THEN RETURN 'limit_reached'; END IF;
  RETURN NULL;
END $$;

-- Cash first, then bonus.
CREATE FUNCTION stake_legs(w wallet, p_stake bigint, p_to text, p_game text) RETURNS ledger_leg[]
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  from_cash bigint := least(w.cash, p_stake);
  legs ledger_leg[] := '{}';
BEGIN
  IF from_cash > 0 THEN legs := legs || ROW('cash', p_to, from_cash, p_game)::ledger_leg; END IF;
  IF p_stake > from_cash THEN legs := legs || ROW('bonus', p_to, p_stake - from_cash, p_game)::ledger_leg; END IF;
  RETURN legs;
END $$;

CREATE FUNCTION post_bet(
  p_member uuid, p_currency text, p_round uuid, p_id uuid, p_key text, p_hash bytea, p_stake bigint,
  p_game text, p_category text, p_edge_ppm integer, p_at timestamptz
) RETURNS posting
LANGUAGE plpgsql AS $$
DECLARE
  w wallet;
  g bonus_grant;
  seen posting;
  refusal text;
  from_cash bigint;
BEGIN
  SELECT * INTO w FROM wallet WHERE member_id = p_member AND currency = p_currency FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN ledger_word('wallet_missing', false); END IF;
  seen := ledger_replay(p_member, p_key, p_hash);
  IF seen.word IS NOT NULL THEN RETURN seen; END IF;
  g := active_grant(p_member, p_currency, p_at);
  refusal := bet_refusal(w, g, p_stake, p_at);
  IF refusal IS NOT NULL THEN RETURN ledger_refuse(p_member, p_key, p_hash, refusal, p_at); END IF;
  from_cash := least(w.cash, p_stake);
  INSERT INTO round (member_id, id, currency, game, category, edge_ppm, stake_cash, stake_bonus, grant_id, status, opened_at)
  VALUES (p_member, p_round, p_currency, p_game, p_category, p_edge_ppm, from_cash, p_stake - from_cash,
    CASE WHEN p_stake > from_cash THEN g.id END, 'open', p_at)
  ON CONFLICT (member_id, id) DO UPDATE SET
    stake_cash = round.stake_cash + excluded.stake_cash,
    stake_bonus = round.stake_bonus + excluded.stake_bonus,
    grant_id = coalesce(round.grant_id, excluded.grant_id)
  WHERE round.status = 'open' AND round.currency = excluded.currency AND round.game = excluded.game
    AND (round.grant_id = excluded.grant_id OR round.grant_id IS NULL OR excluded.grant_id IS NULL);
  IF NOT FOUND THEN RETURN ledger_refuse(p_member, p_key, p_hash, 'round_closed', p_at); END IF;
  RETURN ledger_write(p_member, p_currency, p_id, p_key, p_hash, 'bet', p_round::text,
    stake_legs(w, p_stake, 'open_bets', p_game), p_at);
END $$;

-- Gives a stake back, mirrored. A bet that is not known leaves a tombstone under its key, so that it is refused late.
CREATE FUNCTION rollback_bet(
  p_member uuid, p_currency text, p_bet_key text, p_id uuid, p_key text, p_hash bytea, p_at timestamptz
) RETURNS posting
LANGUAGE plpgsql AS $$
DECLARE
  w wallet;
  seen posting;
  bet ledger_transaction;
  r round;
  legs ledger_leg[];
  to_cash bigint;
  to_bonus bigint;
BEGIN
  SELECT * INTO w FROM wallet WHERE member_id = p_member AND currency = p_currency FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN ledger_word('wallet_missing', false); END IF;
  seen := ledger_replay(p_member, p_key, p_hash);
  IF seen.word IS NOT NULL THEN RETURN seen; END IF;
  SELECT * INTO bet FROM ledger_transaction WHERE member_id = p_member AND key = p_bet_key AND currency = p_currency;
  IF NOT FOUND OR bet.kind <> 'bet' THEN
    INSERT INTO call (member_id, key, state, answer, created_at)
    VALUES (p_member, p_bet_key, 'closed', '{"word": "bet_rolled_back"}', p_at) ON CONFLICT DO NOTHING;
    RETURN ledger_refuse(p_member, p_key, p_hash, 'bet_not_found', p_at);
  END IF;
  SELECT * INTO STRICT r FROM round WHERE member_id = p_member AND id = bet.reference::uuid;
  IF EXISTS (SELECT FROM ledger_reversal WHERE member_id = p_member AND target_id = bet.id) THEN
    RETURN ledger_refuse(p_member, p_key, p_hash, 'bet_rolled_back', p_at);
  END IF;
  IF r.status <> 'open' OR r.won_cash + r.won_bonus > 0 THEN
    RETURN ledger_refuse(p_member, p_key, p_hash, 'bet_already_settled', p_at);
  END IF;
  SELECT array_agg(ROW(credit, debit, amount, dim)::ledger_leg ORDER BY seq) INTO legs
    FROM ledger_transfer WHERE member_id = p_member AND transaction_id = bet.id;
  to_cash := ledger_delta(legs, 'cash');
  to_bonus := ledger_delta(legs, 'bonus');
  IF to_bonus > 0 AND NOT EXISTS (
    SELECT FROM bonus_grant WHERE member_id = p_member AND id = r.grant_id AND status = 'active') THEN
    legs := legs || ROW('bonus', 'bonus_cost', to_bonus, r.grant_id::text)::ledger_leg;
  END IF;
  UPDATE round SET
    stake_cash = stake_cash - to_cash, stake_bonus = stake_bonus - to_bonus,
    status = CASE WHEN stake_cash + stake_bonus = to_cash + to_bonus THEN 'rolled_back' ELSE status END,
    settled_at = CASE WHEN stake_cash + stake_bonus = to_cash + to_bonus THEN p_at END
  WHERE member_id = p_member AND id = r.id;
  INSERT INTO ledger_reversal (member_id, target_id, reversal_id) VALUES (p_member, bet.id, p_id);
  RETURN ledger_write(p_member, p_currency, p_id, p_key, p_hash, 'rollback', r.id::text, legs, p_at);
END $$;
