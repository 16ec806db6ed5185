-- Limits that members set themselves: deposits (gross), losses (net), stakes, in centavos, and time, in minutes of play; by
-- calendar day, week (from Monday) and month in America/Sao_Paulo. All that are set hold at once, so the lowest wins.
-- "before" is what the days of the period before yesterday came to, as reckoned on before_day: a bet adds the last two days
-- to it and never reads a month. Two, for a bet that waited for its lock over midnight still writes into the day before.
ALTER TABLE wallet_limit
  DROP CONSTRAINT wallet_limit_kind_check,
  ADD CONSTRAINT wallet_limit_kind_check CHECK (kind IN ('deposit', 'loss', 'stake', 'time')),
  ADD COLUMN before bigint NOT NULL DEFAULT 0,
  ADD COLUMN before_day date;

-- The last minute in which a round of real money was begun or stepped: a minute is counted once, at no cost to the next bet.
ALTER TABLE wallet ADD COLUMN played_minute timestamptz;

-- What a day counts against limits beside settled play, which member_day has.
CREATE TABLE member_use (
  member_id uuid NOT NULL,
  day date NOT NULL,
  minutes integer NOT NULL DEFAULT 0,
  deposited centavos NOT NULL DEFAULT 0,
  PRIMARY KEY (member_id, day)
) WITH (fillfactor = 70);

INSERT INTO member_use (member_id, day, deposited)
SELECT member_id, (paid_at AT TIME ZONE 'America/Sao_Paulo')::date, sum(coalesce(paid_money, money))
FROM recharge WHERE state = 'paid' AND paid_at >= date_trunc('month', now()) - interval '1 day'
GROUP BY 1, 2;

-- Every wish to change a limit, and what became of it. amount: what was asked for; was: what held then; NULL is no limit.
-- applied: at once, for it was the first or lower. pending: higher or none; it holds only when the member says so again
-- between effective_from and confirm_until. replaced: another wish about the same limit came.
CREATE TABLE limit_change (
  member_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('deposit', 'loss', 'stake', 'time')),
  period text NOT NULL CHECK (period IN ('day', 'week', 'month')),
  amount bigint CHECK (amount >= 0),
  was bigint,
  state text NOT NULL CHECK (state IN ('applied', 'pending', 'confirmed', 'cancelled', 'replaced', 'expired')),
  asked_at timestamptz NOT NULL,
  effective_from timestamptz NOT NULL,
  confirm_until timestamptz,
  decided_at timestamptz,
  PRIMARY KEY (member_id, id),
  CHECK ((state = 'applied') = (confirm_until IS NULL))
);
CREATE UNIQUE INDEX limit_change_pending ON limit_change (member_id, kind, period) WHERE state = 'pending';

CREATE FUNCTION brazil_day(p_at timestamptz) RETURNS date
LANGUAGE sql IMMUTABLE AS $$ SELECT (p_at AT TIME ZONE 'America/Sao_Paulo')::date $$;

CREATE FUNCTION period_start(p_period text, p_day date) RETURNS date
LANGUAGE sql IMMUTABLE AS $$ SELECT date_trunc(p_period, p_day::timestamp)::date $$;

-- The first moment that counts for the next period.
CREATE FUNCTION period_end(p_period text, p_day date) RETURNS timestamptz
LANGUAGE sql IMMUTABLE AS $$
  SELECT (period_start(p_period, p_day)::timestamp + ('1 ' || p_period)::interval) AT TIME ZONE 'America/Sao_Paulo'
$$;

-- What those days came to, both counted. A loss is what the member's own money lost; below zero they are ahead.
CREATE FUNCTION days_used(p_member uuid, p_currency text, p_kind text, p_from date, p_to date) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
DECLARE
  used bigint;
BEGIN
  IF p_from > p_to THEN RETURN 0; END IF;
  IF p_kind IN ('time', 'deposit') THEN
    SELECT sum(CASE p_kind WHEN 'time' THEN minutes ELSE deposited END)::bigint INTO used FROM member_use
      WHERE member_id = p_member AND day BETWEEN p_from AND p_to;
  ELSE
    SELECT sum(CASE p_kind WHEN 'loss' THEN stake_cash - won_cash ELSE stake_cash + stake_bonus END)::bigint INTO used
      FROM member_day WHERE member_id = p_member AND currency = p_currency AND day BETWEEN p_from AND p_to;
  END IF;
  RETURN coalesce(used, 0);
END $$;

-- What the running period has used, without what is at stake in open rounds. Under the wallet's lock.
CREATE FUNCTION limit_used(l wallet_limit, p_at timestamptz) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  today date := brazil_day(p_at);
  start date := period_start(l.period, today);
  fresh_from date := greatest(start, today - 1);
BEGIN
  IF start < fresh_from AND l.before_day IS DISTINCT FROM today THEN
    UPDATE wallet_limit
      SET before = days_used(l.member_id, l.currency, l.kind, start, fresh_from - 1), before_day = today
      WHERE member_id = l.member_id AND currency = l.currency AND kind = l.kind AND period = l.period
      RETURNING before INTO l.before;
  ELSIF start = fresh_from THEN
    l.before := 0;
  END IF;
  RETURN l.before + days_used(l.member_id, l.currency, l.kind, fresh_from, today);
END $$;

-- A refusal names the limit: which, of which period, how much of it is used and left, and when it begins anew.
CREATE FUNCTION limit_details(l wallet_limit, p_used bigint, p_at timestamptz) RETURNS jsonb
LANGUAGE plpgsql STABLE AS $$
DECLARE
  used bigint := greatest(p_used, 0);
  left_of bigint := greatest(l.amount - greatest(p_used, 0), 0);
  resets text := to_char(period_end(l.period, brazil_day(p_at)) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"');
BEGIN
  RETURN jsonb_build_object('limit', l.kind, 'period', l.period, 'resets_at', resets) || CASE l.kind
    WHEN 'time' THEN jsonb_build_object('value', l.amount, 'used', used, 'left', left_of)
    ELSE jsonb_build_object('value', wire_money(l.amount), 'used', wire_money(used), 'left', wire_money(left_of)) END;
END $$;

-- The limit that a bet would pass, the one with the least left; NULL if it may be placed. Open rounds count as lost. Time
-- refuses only to begin a round: p_round may name one that is open already.
CREATE FUNCTION limit_breach(w wallet, p_round uuid, p_stake bigint, p_at timestamptz) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  l wallet_limit;
  open_cash bigint;
  open_stake bigint;
  used bigint;
  asked bigint;
  least_left bigint;
  found_limit jsonb;
BEGIN
  FOR l IN SELECT * FROM wallet_limit
    WHERE member_id = w.member_id AND currency = w.currency AND kind IN ('loss', 'stake', 'time') LOOP
    IF l.kind = 'time' THEN
      CONTINUE WHEN EXISTS (SELECT FROM round WHERE member_id = w.member_id AND id = p_round);
      asked := CASE WHEN w.played_minute >= date_trunc('minute', p_at) THEN 0 ELSE 1 END;
      used := limit_used(l, p_at);
      IF used + asked > l.amount THEN RETURN limit_details(l, used, p_at); END IF;
      CONTINUE;
    END IF;
    asked := CASE l.kind WHEN 'loss' THEN least(w.cash, p_stake) ELSE p_stake END;
    CONTINUE WHEN asked = 0;
    IF open_cash IS NULL THEN
      SELECT coalesce(sum(stake_cash), 0), coalesce(sum(stake_cash + stake_bonus), 0)
        INTO open_cash, open_stake FROM round WHERE member_id = w.member_id AND currency = w.currency AND status = 'open';
    END IF;
    used := limit_used(l, p_at) + CASE l.kind WHEN 'loss' THEN open_cash ELSE open_stake END;
    IF used + asked > l.amount AND (least_left IS NULL OR l.amount - used < least_left) THEN
      least_left := l.amount - used;
      found_limit := limit_details(l, used, p_at);
    END IF;
  END LOOP;
  RETURN found_limit;
END $$;

-- The same of a deposit: when it is asked for, and when its money lands.
CREATE FUNCTION deposit_breach(p_member uuid, p_amount bigint, p_at timestamptz) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT limit_details(l, u.used, p_at) FROM wallet_limit l
  CROSS JOIN LATERAL (SELECT days_used(p_member, 'BRL', 'deposit', period_start(l.period, brazil_day(p_at)), brazil_day(p_at))
    AS used) u
  WHERE l.member_id = p_member AND l.currency = 'BRL' AND l.kind = 'deposit' AND u.used + p_amount > l.amount
  ORDER BY l.amount - u.used LIMIT 1
$$;

CREATE FUNCTION count_minute(p_member uuid, p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE wallet SET played_minute = date_trunc('minute', p_at)
    WHERE member_id = p_member AND currency = 'BRL'
      AND (played_minute IS NULL OR played_minute < date_trunc('minute', p_at));
  IF NOT FOUND THEN RETURN; END IF;
  INSERT INTO member_use AS u (member_id, day, minutes) VALUES (p_member, brazil_day(p_at), 1)
    ON CONFLICT (member_id, day) DO UPDATE SET minutes = u.minutes + 1;
END $$;

-- A bet that a limit stopped, kept as every refusal is (012), with the limit that stopped it.
CREATE FUNCTION ledger_refuse_limit(p_member uuid, p_key text, p_hash bytea, p_details jsonb, p_at timestamptz) RETURNS posting
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO call (member_id, key, request_hash, state, answer, created_at)
  VALUES (p_member, p_key, p_hash, 'refused', jsonb_build_object('word', 'limit_reached', 'details', p_details), p_at)
  ON CONFLICT (member_id, key) DO UPDATE SET state = 'refused', answer = excluded.answer WHERE call.state = 'begun';
  RETURN ledger_word('limit_reached', false);
END $$;

-- As before (013), without the limits, which answer more than a word.
CREATE OR REPLACE FUNCTION bet_refusal(w wallet, g bonus_grant, p_stake bigint, p_at timestamptz) RETURNS text
LANGUAGE plpgsql AS $$
BEGIN
  IF w.frozen_reason IS NOT NULL THEN RETURN 'wallet_frozen'; END IF;
  IF w.play_blocked_until > p_at THEN RETURN 'play_blocked'; END IF;
  IF g.max_stake < p_stake THEN RETURN 'stake_over_bonus_limit'; END IF;
  -- An expired grant's money is no longer the member's to stake, whether or not its end was posted yet.
  IF (w.cash + CASE WHEN g.id IS NULL THEN 0 ELSE w.bonus END < p_stake) THEN RETURN 'insufficient_balance'; END IF;
  RETURN NULL;
END $$;
DROP FUNCTION limit_breached;

-- As before (095), with limits that name themselves and the minute of play.
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
    AND (round.grant_id = excluded.grant_id OR round.grant_id IS NULL OR excluded.grant_id IS NULL);
  IF NOT FOUND THEN RETURN ledger_refuse(p_member, p_key, p_hash, 'round_closed', p_at); END IF;
  IF p_currency = 'BRL' AND w.played_minute >= date_trunc('minute', p_at) IS NOT TRUE THEN
    PERFORM count_minute(p_member, p_at);
  END IF;
  RETURN ledger_write(p_member, p_currency, p_id, p_key, p_hash, 'bet', p_round::text,
    stake_legs(w, p_stake, 'open_bets', p_game), p_at);
END $$;

-- As before (015), with the same.
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
BEGIN
  SELECT * INTO w FROM wallet WHERE member_id = p_member AND currency = p_currency FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN ledger_word('wallet_missing', false); END IF;
  seen := ledger_replay(p_member, p_key, p_hash);
  IF seen.word IS NOT NULL THEN RETURN seen; END IF;
  g := active_grant(p_member, p_currency, p_at);
  refusal := bet_refusal(w, g, p_stake, p_at);
  IF refusal IS NOT NULL THEN RETURN ledger_refuse(p_member, p_key, p_hash, refusal, p_at); END IF;
  breach := limit_breach(w, NULL, p_stake, p_at);
  IF breach IS NOT NULL THEN RETURN ledger_refuse_limit(p_member, p_key, p_hash, breach, p_at); END IF;
  r := ROW(p_member, p_round, p_currency, p_game, p_category, p_edge_ppm, least(w.cash, p_stake),
    p_stake - least(w.cash, p_stake), 0, 0, CASE WHEN p_stake > w.cash THEN g.id END, 'settled', p_at, p_at,
    (p_at AT TIME ZONE 'America/Sao_Paulo')::date)::round;
  split := payout_split(r, p_payout);
  r.won_cash := split.to_cash;
  r.won_bonus := split.to_bonus;
  INSERT INTO round VALUES (r.*);
  IF p_currency = 'BRL' AND w.played_minute >= date_trunc('minute', p_at) IS NOT TRUE THEN
    PERFORM count_minute(p_member, p_at);
  END IF;
  done := ledger_write(p_member, p_currency, p_ids[1], p_key, p_hash, 'round', p_round::text,
    stake_legs(w, p_stake, 'gaming', p_game) || payout_legs(w, p_game, split.to_cash, split.to_bonus), p_at);
  PERFORM count_settled(r, p_ids[1], p_ids[2], p_at);
  RETURN done;
END $$;

-- As before (033); a step of a round of real money is play in its minute as well.
CREATE OR REPLACE FUNCTION game_answered(
  p_member uuid, p_key text, p_hash bytea, p_answer jsonb, p_version bigint, p_cash bigint, p_bonus bigint, p_at timestamptz
) RETURNS game_answer
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO call (member_id, key, request_hash, state, status, answer, created_at)
  VALUES (p_member, p_key, p_hash, 'done', 200, jsonb_set(p_answer, '{data,balance}', jsonb_build_object(
    'money', wire_money(p_cash), 'bonus', wire_money(p_bonus), 'wallet_version', p_version)), p_at);
  IF p_answer #>> '{data,round,steps}' <> '0' AND p_answer #>> '{data,round,mode}' = 'real' THEN
    PERFORM count_minute(p_member, p_at);
  END IF;
  RETURN ROW('done', 200, NULL, p_version, p_cash, p_bonus, NULL, NULL, NULL, NULL, NULL)::game_answer;
END $$;

-- As before (097); a limit is refused by a word of its own kind, with what the ledger kept of it.
CREATE OR REPLACE FUNCTION game_refuse(p_member uuid, p_key text, p_hash bytea, p_word text, p_at timestamptz) RETURNS game_answer
LANGUAGE plpgsql AS $$
DECLARE
  told text := CASE p_word
    WHEN 'play_blocked' THEN 'play_paused'
    WHEN 'stake_over_bonus_limit' THEN 'bet_above_bonus_limit'
    ELSE p_word END;
  kept jsonb;
  details jsonb;
  bound bigint;
BEGIN
  IF p_word = 'stake_over_bonus_limit' THEN
    SELECT max_stake INTO bound FROM bonus_grant
      WHERE member_id = p_member AND status = 'active' AND max_stake IS NOT NULL;
    details := jsonb_build_object('maximum', wire_money(bound));
  ELSIF p_word = 'limit_reached' THEN
    SELECT answer -> 'details' INTO details FROM call WHERE member_id = p_member AND key = p_key;
    told := coalesce((details ->> 'limit') || '_limit_reached', told);
  END IF;
  kept := jsonb_strip_nulls(jsonb_build_object('word', told, 'details', details));
  INSERT INTO call (member_id, key, request_hash, state, status, answer, created_at)
  VALUES (p_member, p_key, p_hash, 'refused', 422, kept, p_at)
  ON CONFLICT (member_id, key) DO UPDATE SET status = 422, answer = excluded.answer;
  RETURN ROW(told, NULL, kept, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL)::game_answer;
END $$;

-- As before (106); what a limit kept of the days before may be one of this day.
CREATE OR REPLACE FUNCTION uncount_settled(r round, p_cash bigint, p_bonus bigint, p_served bigint, p_is_void boolean) RETURNS void
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
  WHERE member_id = r.member_id AND currency = r.currency AND day = r.day AND category = r.category;
  INSERT INTO member_day_correction
  SELECT r.member_id, gen_random_uuid(), r.currency, r.day, r.category, p_cash * least(1000000, r.edge_ppm * 20),
    p_cash * r.edge_ppm, p_served * r.edge_ppm WHERE r.currency = 'BRL';
  UPDATE wallet_limit SET before_day = NULL WHERE member_id = r.member_id AND currency = r.currency;
$$;
