-- Sessions of play with real money, and the reality check (facts/brazil.md 1.5, 7.2). A session lies in the wallet's own
-- row, which every bet locks and writes anyway: a bet writes no row more, and who never plays has nothing.
-- staked and won are those of the rounds that were begun in the session, whenever they are settled or taken back.
-- check_at: when the next check is due, from the session's beginning or the last answer on; NULL minutes are sixty.
ALTER TABLE wallet
  ADD COLUMN session_started_at timestamptz,
  ADD COLUMN session_last_at timestamptz,
  ADD COLUMN session_staked centavos,
  ADD COLUMN session_won centavos,
  ADD COLUMN check_at timestamptz,
  ADD COLUMN check_minutes smallint CHECK (check_minutes IN (15, 30, 60));

-- What a transaction makes of the session; NULL leaves a column as it is.
CREATE TYPE play_session AS (
  started_at timestamptz, last_at timestamptz, staked bigint, won bigint, check_at timestamptz);

-- The session that a bet belongs to: the one that runs, or a new one, with nothing in it, after thirty idle minutes. None
-- for play money. A bet that waited for its lock, or came from a server whose clock is behind, may be older than the session
-- that was begun meanwhile: by less than a quarter of an hour it is of it, by more of none.
CREATE FUNCTION session_at(w wallet, p_at timestamptz) RETURNS play_session
LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF w.currency <> 'BRL' THEN RETURN NULL; END IF;
  IF w.session_last_at > p_at - interval '30 minutes' THEN
    RETURN ROW(
      CASE WHEN p_at > w.session_started_at - interval '15 minutes' THEN least(w.session_started_at, p_at)
        ELSE w.session_started_at END,
      greatest(w.session_last_at, p_at), w.session_staked, w.session_won, w.check_at)::play_session;
  END IF;
  RETURN ROW(p_at, p_at, 0, 0, p_at + make_interval(mins => coalesce(w.check_minutes, 60)))::play_session;
END $$;

-- The session after something of a round moved later; NULL where the round was not begun in it.
CREATE FUNCTION session_moved(w wallet, r round, p_staked bigint, p_won bigint) RETURNS play_session
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN r.opened_at >= w.session_started_at THEN
    ROW(NULL, NULL, w.session_staked + p_staked, w.session_won + p_won, NULL)::play_session END
$$;

-- As before (012), with the session in the same write.
DROP FUNCTION ledger_write(uuid, text, uuid, text, bytea, text, text, ledger_leg[], timestamptz);
CREATE FUNCTION ledger_write(
  p_member uuid, p_currency text, p_id uuid, p_key text, p_hash bytea, p_kind text, p_reference text,
  p_legs ledger_leg[], p_at timestamptz, p_session play_session DEFAULT NULL
) RETURNS posting
LANGUAGE plpgsql AS $$
DECLARE
  w wallet;
BEGIN
  UPDATE wallet SET
    cash = cash + ledger_delta(p_legs, 'cash'),
    bonus = bonus + ledger_delta(p_legs, 'bonus'),
    rebate = rebate + ledger_delta(p_legs, 'rebate'),
    hold = hold + ledger_delta(p_legs, 'hold'),
    debt = debt - ledger_delta(p_legs, 'debt'),
    version = version + 1,
    session_started_at = coalesce(p_session.started_at, session_started_at),
    session_last_at = coalesce(p_session.last_at, session_last_at),
    session_staked = coalesce(p_session.staked, session_staked),
    session_won = coalesce(p_session.won, session_won),
    check_at = coalesce(p_session.check_at, check_at)
  WHERE member_id = p_member AND currency = p_currency
  RETURNING * INTO STRICT w;
  INSERT INTO ledger_transaction VALUES (
    p_member, p_id, p_currency, w.version, p_kind, p_key, p_hash, p_reference,
    w.cash, w.bonus, w.rebate, w.hold, w.debt, p_at);
  INSERT INTO ledger_transfer (member_id, transaction_id, seq, currency, debit, credit, amount, dim)
    SELECT p_member, p_id, leg.seq, p_currency, leg.debit, leg.credit, leg.amount, leg.dim
    FROM unnest(p_legs) WITH ORDINALITY AS leg (debit, credit, amount, dim, seq);
  INSERT INTO outbox (member_id, id, topic, payload, created_at) VALUES (
    p_member, p_id, 'wallet',
    jsonb_build_object('currency', p_currency, 'version', w.version, 'kind', p_kind, 'reference', p_reference), p_at);
  RETURN ROW('posted', false, p_id, w.version, w.cash, w.bonus, w.rebate, w.hold, w.debt)::posting;
END $$;

-- As before (160); no round is begun while a check waits for its answer, an open one goes on.
CREATE OR REPLACE FUNCTION post_bet(
  p_member uuid, p_currency text, p_round uuid, p_id uuid, p_key text, p_hash bytea, p_stake bigint,
  p_game text, p_category text, p_edge_ppm integer, p_at timestamptz
) RETURNS posting
LANGUAGE plpgsql AS $$
DECLARE
  w wallet;
  g bonus_grant;
  seen posting;
  refusal text;
  breach jsonb;
  from_cash bigint;
  s play_session;
  opened timestamptz;
BEGIN
  SELECT * INTO w FROM wallet WHERE member_id = p_member AND currency = p_currency FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN ledger_word('wallet_missing', false); END IF;
  seen := ledger_replay(p_member, p_key, p_hash);
  IF seen.word IS NOT NULL THEN RETURN seen; END IF;
  g := active_grant(p_member, p_currency, p_at);
  refusal := bet_refusal(w, g, p_stake, p_at);
  IF refusal IS NULL AND g.max_stake IS NOT NULL AND EXISTS (SELECT FROM round
    WHERE member_id = p_member AND id = p_round AND stake_cash + stake_bonus + p_stake > g.max_stake) THEN
    refusal := 'stake_over_bonus_limit';
  END IF;
  IF refusal IS NOT NULL THEN RETURN ledger_refuse(p_member, p_key, p_hash, refusal, p_at); END IF;
  s := session_at(w, p_at);
  IF s.check_at <= p_at AND NOT EXISTS (SELECT FROM round WHERE member_id = p_member AND id = p_round) THEN
    RETURN ledger_refuse(p_member, p_key, p_hash, 'reality_check_due', p_at);
  END IF;
  breach := limit_breach(w, p_round, p_stake, p_at);
  IF breach IS NOT NULL THEN RETURN ledger_refuse_limit(p_member, p_key, p_hash, breach, p_at); END IF;
  from_cash := least(w.cash, p_stake);
  INSERT INTO round (member_id, id, currency, game, category, edge_ppm, stake_cash, stake_bonus, grant_id, status, opened_at)
  VALUES (p_member, p_round, p_currency, p_game, p_category, p_edge_ppm, from_cash, p_stake - from_cash,
    CASE WHEN p_stake > from_cash THEN g.id END, 'open', p_at)
  ON CONFLICT (member_id, id) DO UPDATE SET
    stake_cash = round.stake_cash + excluded.stake_cash,
    stake_bonus = round.stake_bonus + excluded.stake_bonus,
    grant_id = coalesce(round.grant_id, excluded.grant_id)
  WHERE round.status = 'open' AND round.currency = excluded.currency AND round.game = excluded.game
    AND (round.grant_id = excluded.grant_id OR round.grant_id IS NULL OR excluded.grant_id IS NULL)
  RETURNING opened_at INTO opened;
  IF NOT FOUND THEN RETURN ledger_refuse(p_member, p_key, p_hash, 'round_closed', p_at); END IF;
  IF opened >= s.started_at THEN s.staked := s.staked + p_stake; END IF;
  IF p_currency = 'BRL' AND w.played_minute >= date_trunc('minute', p_at) IS NOT TRUE THEN
    PERFORM count_minute(p_member, p_at);
  END IF;
  RETURN ledger_write(p_member, p_currency, p_id, p_key, p_hash, 'bet', p_round::text,
    stake_legs(w, p_stake, 'open_bets', p_game), p_at, s);
END $$;

-- As before (160), with the same.
CREATE OR REPLACE FUNCTION post_round(
  p_member uuid, p_currency text, p_round uuid, p_ids uuid[], p_key text, p_hash bytea, p_stake bigint, p_payout bigint,
  p_game text, p_category text, p_edge_ppm integer, p_at timestamptz
) RETURNS posting
LANGUAGE plpgsql AS $$
DECLARE
  w wallet;
  g bonus_grant;
  r round;
  seen posting;
  done posting;
  split record;
  refusal text;
  breach jsonb;
  s play_session;
BEGIN
  SELECT * INTO w FROM wallet WHERE member_id = p_member AND currency = p_currency FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN ledger_word('wallet_missing', false); END IF;
  seen := ledger_replay(p_member, p_key, p_hash);
  IF seen.word IS NOT NULL THEN RETURN seen; END IF;
  g := active_grant(p_member, p_currency, p_at);
  refusal := bet_refusal(w, g, p_stake, p_at);
  IF refusal IS NOT NULL THEN RETURN ledger_refuse(p_member, p_key, p_hash, refusal, p_at); END IF;
  s := session_at(w, p_at);
  IF s.check_at <= p_at THEN
    RETURN ledger_refuse(p_member, p_key, p_hash, 'reality_check_due', p_at);
  END IF;
  breach := limit_breach(w, NULL, p_stake, p_at);
  IF breach IS NOT NULL THEN RETURN ledger_refuse_limit(p_member, p_key, p_hash, breach, p_at); END IF;
  r := ROW(p_member, p_round, p_currency, p_game, p_category, p_edge_ppm, least(w.cash, p_stake),
    p_stake - least(w.cash, p_stake), 0, 0, CASE WHEN p_stake > w.cash THEN g.id END, 'settled', p_at, p_at,
    (p_at AT TIME ZONE 'America/Sao_Paulo')::date)::round;
  split := payout_split(r, p_payout);
  r.won_cash := split.to_cash;
  r.won_bonus := split.to_bonus;
  INSERT INTO round VALUES (r.*);
  IF p_at >= s.started_at THEN
    s.staked := s.staked + p_stake;
    s.won := s.won + split.to_cash + split.to_bonus;
  END IF;
  IF p_currency = 'BRL' AND w.played_minute >= date_trunc('minute', p_at) IS NOT TRUE THEN
    PERFORM count_minute(p_member, p_at);
  END IF;
  done := ledger_write(p_member, p_currency, p_ids[1], p_key, p_hash, 'round', p_round::text,
    stake_legs(w, p_stake, 'gaming', p_game) || payout_legs(w, p_game, split.to_cash, split.to_bonus), p_at, s);
  PERFORM count_settled(r, p_ids[1], p_ids[2], p_at);
  RETURN done;
END $$;

-- As before (015); what the round won counts in the session it was begun in.
CREATE OR REPLACE FUNCTION settle_round(
  p_member uuid, p_currency text, p_round uuid, p_ids uuid[], p_key text, p_hash bytea, p_payout bigint, p_final boolean,
  p_at timestamptz
) RETURNS posting
LANGUAGE plpgsql AS $$
DECLARE
  w wallet;
  r round;
  seen posting;
  done posting;
  split record;
  legs ledger_leg[] := '{}';
BEGIN
  SELECT * INTO w FROM wallet WHERE member_id = p_member AND currency = p_currency FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN ledger_word('wallet_missing', false); END IF;
  seen := ledger_replay(p_member, p_key, p_hash);
  IF seen.word IS NOT NULL THEN RETURN seen; END IF;
  SELECT * INTO r FROM round WHERE member_id = p_member AND id = p_round AND currency = p_currency;
  IF NOT FOUND THEN
    INSERT INTO parked_win VALUES (p_member, p_key, p_round, p_currency, p_payout, p_at) ON CONFLICT DO NOTHING;
    RETURN ledger_word('bet_not_found', false);
  END IF;
  IF r.status = 'rolled_back' THEN RETURN ledger_refuse(p_member, p_key, p_hash, 'bet_rolled_back', p_at); END IF;
  IF r.status = 'settled' THEN RETURN ledger_refuse(p_member, p_key, p_hash, 'bet_already_settled', p_at); END IF;
  split := payout_split(r, p_payout);
  IF p_final AND r.stake_cash + r.stake_bonus > 0 THEN
    legs := legs || ROW('open_bets', 'gaming', r.stake_cash + r.stake_bonus, r.game)::ledger_leg;
  END IF;
  legs := legs || payout_legs(w, r.game, split.to_cash, split.to_bonus);
  UPDATE round SET
    won_cash = won_cash + split.to_cash, won_bonus = won_bonus + split.to_bonus,
    status = CASE WHEN p_final THEN 'settled' ELSE status END,
    settled_at = CASE WHEN p_final THEN p_at END,
    day = CASE WHEN p_final THEN (p_at AT TIME ZONE 'America/Sao_Paulo')::date END
  WHERE member_id = p_member AND id = p_round RETURNING * INTO r;
  done := ledger_write(p_member, p_currency, p_ids[1], p_key, p_hash, 'settle', p_round::text, legs, p_at,
    session_moved(w, r, 0, split.to_cash + split.to_bonus));
  IF p_final THEN PERFORM count_settled(r, p_ids[1], p_ids[2], p_at); END IF;
  RETURN done;
END $$;

-- As before (096); a bet that is taken back leaves its session as well.
CREATE OR REPLACE FUNCTION rollback_bet(
  p_member uuid, p_currency text, p_bet_key text, p_ids uuid[], p_key text, p_hash bytea, p_at timestamptz
) RETURNS posting
LANGUAGE plpgsql AS $$
DECLARE
  w wallet;
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
    rollback_legs(r, mirror, r.status = 'settled', is_void), p_at,
    session_moved(w, r, -(to_cash + to_bonus), CASE WHEN is_void THEN -(r.won_cash + r.won_bonus) ELSE 0 END));
  PERFORM end_grant_if_due(p_member, p_currency, p_ids[2], p_at);
  RETURN done;
END $$;

-- As before (160); a step keeps its session running, to the minute.
CREATE OR REPLACE FUNCTION count_minute(p_member uuid, p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE wallet SET
      played_minute = date_trunc('minute', p_at),
      session_last_at = CASE WHEN session_last_at > p_at - interval '30 minutes' THEN greatest(session_last_at, p_at)
        ELSE session_last_at END
    WHERE member_id = p_member AND currency = 'BRL'
      AND (played_minute IS NULL OR played_minute < date_trunc('minute', p_at));
  IF NOT FOUND THEN RETURN; END IF;
  INSERT INTO member_use AS u (member_id, day, minutes) VALUES (p_member, brazil_day(p_at), 1)
    ON CONFLICT (member_id, day) DO UPDATE SET minutes = u.minutes + 1;
END $$;
