-- A win of a provider above a cap is parked: its round is settled, and the amount waits in the account win_review until two
-- administrators release or refuse it. Caps: of all wins of a round, and of what a provider's wins come to on a day.

ALTER DOMAIN account_code DROP CONSTRAINT account_code_check;
ALTER DOMAIN account_code ADD CONSTRAINT account_code_check CHECK (VALUE IN (
  'cash', 'bonus', 'rebate', 'hold', 'debt',
  'gaming', 'open_bets', 'win_review', 'suspense', 'psp_clearing', 'bonus_cost', 'cashback_cost', 'rebate_cost', 'wheel_cost',
  'vip_cost', 'commission_cost', 'fees', 'adjustment', 'play_money')) NOT VALID;

CREATE TABLE win_review (
  member_id uuid NOT NULL,
  -- The transaction that parked it.
  id uuid NOT NULL,
  -- NULL: a promotional win, which has no bet.
  round_id uuid,
  currency currency_code NOT NULL,
  api_code text NOT NULL,
  -- As in the ledger: provider:game.
  game text NOT NULL,
  -- Of the round's stake, while it runs on: it stays open for what is released.
  grant_id uuid,
  stake centavos NOT NULL CHECK (stake >= 0),
  amount centavos NOT NULL CHECK (amount > 0),
  cap text NOT NULL CHECK (cap IN ('win', 'day')),
  -- returned: the bet of its round was taken back.
  state text NOT NULL CHECK (state IN ('waiting', 'released', 'refused', 'returned')),
  created_at timestamptz NOT NULL,
  decided_at timestamptz,
  PRIMARY KEY (member_id, id)
);
CREATE INDEX win_review_listed ON win_review (state, id);
CREATE INDEX win_review_waiting ON win_review (member_id) WHERE state = 'waiting';

-- What a provider's wins came to on a day of Brasilia, without those that are parked.
CREATE TABLE provider_win_day (
  api_code text NOT NULL,
  day date NOT NULL,
  paid centavos NOT NULL CHECK (paid >= 0),
  PRIMARY KEY (api_code, day)
) WITH (fillfactor = 50);

-- The cap that a win is above; NULL: none, and the win counts towards the day. The day's row is the last lock of a win.
CREATE FUNCTION cap_above(
  p_api text, p_won bigint, p_payout bigint, p_win_cap bigint, p_day_cap bigint, p_at timestamptz
) RETURNS text
LANGUAGE plpgsql AS $$
BEGIN
  IF p_payout = 0 THEN RETURN NULL; END IF;
  IF p_won + p_payout > p_win_cap THEN RETURN 'win'; END IF;
  IF p_payout > p_day_cap THEN RETURN 'day'; END IF;
  INSERT INTO provider_win_day AS d VALUES (p_api, brazil_day(p_at), p_payout)
  ON CONFLICT (api_code, day) DO UPDATE SET paid = d.paid + excluded.paid WHERE d.paid + excluded.paid <= p_day_cap;
  RETURN CASE WHEN NOT FOUND THEN 'day' END;
END $$;

-- As before (181). p_kind 'win_parked': the payout waits in win_review, and the round is paid nothing yet.
DROP FUNCTION settle_round(uuid, text, uuid, uuid[], text, bytea, bigint, boolean, timestamptz);
CREATE FUNCTION settle_round(
  p_member uuid, p_currency text, p_round uuid, p_ids uuid[], p_key text, p_hash bytea, p_payout bigint, p_final boolean,
  p_at timestamptz, p_kind text DEFAULT 'settle'
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
  IF p_kind = 'win_parked' THEN
    split := payout_split(r, 0);
    legs := leg_of('gaming', 'win_review', p_payout, r.game);
  ELSE
    split := payout_split(r, p_payout);
  END IF;
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
  done := ledger_write(p_member, p_currency, p_ids[1], p_key, p_hash, p_kind, p_round::text, legs, p_at,
    session_moved(w, r, 0, split.to_cash + split.to_bonus));
  IF p_final THEN PERFORM count_settled(r, p_ids[1], p_ids[2], p_at); END IF;
  RETURN done;
END $$;

-- A win of a provider: `settle_round` within the caps. Above one it is parked where p_park says so; else nothing happens and
-- the answer is win_above_cap, which is not kept.
CREATE FUNCTION settle_provider_round(
  p_member uuid, p_currency text, p_round uuid, p_ids uuid[], p_key text, p_hash bytea, p_payout bigint, p_final boolean,
  p_api text, p_win_cap bigint, p_day_cap bigint, p_park boolean, p_at timestamptz
) RETURNS posting
LANGUAGE plpgsql AS $$
DECLARE
  r round;
  seen posting;
  above text;
BEGIN
  PERFORM FROM wallet WHERE member_id = p_member AND currency = p_currency FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN ledger_word('wallet_missing', false); END IF;
  seen := ledger_replay(p_member, p_key, p_hash);
  IF seen.word IS NOT NULL THEN RETURN seen; END IF;
  SELECT * INTO r FROM round WHERE member_id = p_member AND id = p_round AND currency = p_currency AND status = 'open';
  IF FOUND AND p_currency = 'BRL' THEN
    above := cap_above(p_api, r.won_cash + r.won_bonus + coalesce((SELECT sum(amount) FROM win_review
      WHERE member_id = p_member AND round_id = p_round AND state = 'waiting'), 0)::bigint,
      p_payout, p_win_cap, p_day_cap, p_at);
  END IF;
  IF above IS NULL THEN
    RETURN settle_round(p_member, p_currency, p_round, p_ids, p_key, p_hash, p_payout, p_final, p_at);
  END IF;
  IF NOT p_park THEN RETURN ledger_word('win_above_cap', false); END IF;
  INSERT INTO win_review VALUES (p_member, p_ids[1], p_round, p_currency, p_api, r.game, r.grant_id,
    r.stake_cash + r.stake_bonus, p_payout, above, 'waiting', p_at);
  RETURN settle_round(p_member, p_currency, p_round, p_ids, p_key, p_hash, p_payout, p_final, p_at, 'win_parked');
END $$;

-- Decides a win that waits. Released, it is paid as it would have been: by the split of its round's stake, in the day of its
-- round. Refused, the operator keeps it. Words: win_decided, wallet_missing.
CREATE FUNCTION decide_win(
  p_member uuid, p_id uuid, p_release boolean, p_ids uuid[], p_key text, p_hash bytea, p_at timestamptz
) RETURNS posting
LANGUAGE plpgsql AS $$
DECLARE
  w wallet;
  v win_review;
  r round;
  seen posting;
  done posting;
  to_cash bigint := 0;
  to_bonus bigint := 0;
  split record;
BEGIN
  SELECT * INTO v FROM win_review WHERE member_id = p_member AND id = p_id;
  SELECT * INTO w FROM wallet WHERE member_id = p_member AND currency = v.currency FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN ledger_word('wallet_missing', false); END IF;
  seen := ledger_replay(p_member, p_key, p_hash);
  IF seen.word IS NOT NULL THEN RETURN seen; END IF;
  UPDATE win_review SET state = CASE WHEN p_release THEN 'released' ELSE 'refused' END, decided_at = p_at
    WHERE member_id = p_member AND id = p_id AND state = 'waiting';
  IF NOT FOUND THEN RETURN ledger_word('win_decided', false); END IF;
  SELECT * INTO r FROM round WHERE member_id = p_member AND id = v.round_id;
  IF p_release THEN
    to_cash := v.amount;
    IF r.id IS NOT NULL THEN
      split := payout_split(r, v.amount);
      to_cash := split.to_cash;
      to_bonus := split.to_bonus;
      PERFORM count_late_win(r, to_cash, to_bonus);
    END IF;
  END IF;
  done := ledger_write(p_member, v.currency, p_ids[1], p_key, p_hash,
    CASE WHEN p_release THEN 'win_released' ELSE 'win_refused' END, coalesce(v.round_id, v.id)::text,
    leg_of('win_review', 'cash', to_cash, v.game) || leg_of('win_review', 'bonus', to_bonus, v.game)
      || leg_of('win_review', 'gaming', v.amount - to_cash - to_bonus, v.game)
      || leg_of('cash', 'debt', least(w.debt, to_cash), ''), p_at,
    CASE WHEN r.id IS NOT NULL THEN session_moved(w, r, 0, to_cash + to_bonus) END);
  PERFORM end_grant_if_due(p_member, v.currency, p_ids[2], p_at);
  RETURN done;
END $$;

-- Adds a win to a round, and to the day, month and week it was settled in: the opposite of `uncount_settled` (220).
CREATE FUNCTION count_late_win(r round, p_cash bigint, p_bonus bigint) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE round SET won_cash = won_cash + p_cash, won_bonus = won_bonus + p_bonus
    WHERE member_id = r.member_id AND id = r.id;
  IF r.status <> 'settled' THEN RETURN; END IF;
  UPDATE member_day SET won_cash = won_cash + p_cash, won_bonus = won_bonus + p_bonus
    WHERE member_id = r.member_id AND currency = r.currency AND day = r.day AND category = r.category;
  IF r.currency <> 'BRL' THEN RETURN; END IF;
  UPDATE member_month SET won = won + p_cash, sports_won = sports_won + CASE WHEN r.category = 'sports' THEN p_cash ELSE 0 END
    WHERE member_id = r.member_id AND month = period_start('month', r.day);
  INSERT INTO agency_undone
    VALUES (r.member_id, gen_random_uuid(), date_trunc('week', r.day::timestamp)::date);
  UPDATE wallet_limit SET before_day = NULL WHERE member_id = r.member_id AND currency = r.currency;
END $$;

-- The wins of a round that is wholly void return to the operator before a decision.
CREATE FUNCTION return_parked_wins(r round, p_id uuid, p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  returned bigint;
BEGIN
  WITH gone AS (UPDATE win_review SET state = 'returned', decided_at = p_at
    WHERE member_id = r.member_id AND round_id = r.id AND state = 'waiting' RETURNING amount)
  SELECT sum(amount)::bigint INTO returned FROM gone;
  IF returned IS NULL THEN RETURN; END IF;
  PERFORM ledger_write(r.member_id, r.currency, p_id, 'win-returned:' || r.id, ''::bytea, 'win_returned', r.id::text,
    leg_of('win_review', 'gaming', returned, r.game), p_at);
END $$;

-- As before (181), and what of its wins waits for a decision goes back. p_ids[4]: of that transaction.
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
  IF is_void THEN PERFORM return_parked_wins(r, coalesce(p_ids[4], gen_random_uuid()), p_at); END IF;
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

-- As before (095); a win of it that waits for a decision keeps the grant open, too.
CREATE OR REPLACE FUNCTION end_grant_if_due(p_member uuid, p_currency text, p_id uuid, p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  g bonus_grant;
  is_done boolean;
BEGIN
  g := active_grant(p_member, p_currency, p_at);
  IF g.id IS NULL OR EXISTS (
    SELECT FROM round WHERE member_id = p_member AND status = 'open' AND grant_id = g.id) OR EXISTS (
    SELECT FROM win_review WHERE member_id = p_member AND state = 'waiting' AND grant_id = g.id) THEN RETURN; END IF;
  SELECT status = 'done' INTO is_done FROM wagering_lot WHERE member_id = p_member AND grant_id = g.id;
  IF is_done OR NOT EXISTS (
    SELECT FROM wallet WHERE member_id = p_member AND currency = p_currency AND bonus > 0) THEN
    PERFORM end_grant_well(g, is_done, p_id, p_at);
  END IF;
END $$;

-- As before (063); a win, from its being parked to what became of it, is one story.
CREATE OR REPLACE FUNCTION order_group_of(t ledger_transaction) RETURNS text
LANGUAGE plpgsql STABLE AS $$
DECLARE
  named uuid := CASE WHEN t.reference ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN t.reference::uuid END;
  cause text := t.key;
  granted text;
  paid_on uuid;
  deposit_key text;
BEGIN
  IF t.kind LIKE 'withdrawal\_%' THEN RETURN 'withdrawal:' || t.reference; END IF;
  IF t.kind LIKE 'win\_%' THEN RETURN 'win:' || t.reference; END IF;
  IF t.kind = 'deposit' THEN RETURN 'deposit:' || t.key; END IF;
  IF t.kind = 'clawback' THEN RETURN 'deposit:' || t.reference; END IF;
  IF t.kind = 'refund' THEN
    SELECT d.key INTO deposit_key FROM ledger_reversal r
      JOIN ledger_transaction d ON d.member_id = r.member_id AND d.id = r.target_id
      WHERE r.member_id = t.member_id AND r.reversal_id = t.id;
  ELSE
    SELECT g.key INTO granted FROM bonus_grant g WHERE g.member_id = t.member_id AND g.id = named;
    SELECT w.recharge_id INTO paid_on FROM reward w WHERE w.member_id = t.member_id AND w.id = named;
    deposit_key := coalesce(order_deposit_of(t.member_id, paid_on::text), order_deposit_of(t.member_id, granted),
      order_deposit_of(t.member_id, cause), order_deposit_of(t.member_id, t.reference));
  END IF;
  IF deposit_key IS NOT NULL THEN RETURN 'deposit:' || deposit_key; END IF;
  IF granted IS NOT NULL THEN RETURN 'grant:' || t.reference; END IF;
  RETURN 'own:' || t.id;
END $$;
