-- A whole round, or one step of it, as one statement: the caller draws or plays beforehand from what it knows of the seed
-- or the state, and these functions, under the lock of the member's wallets, confirm that this was the truth. A stale
-- draw changes nothing and is drawn again; the outcome of a nonce is the same whoever draws it, and whenever.

CREATE TYPE game_answer AS (
  -- done, replay, seed_moved, seed_missing, wallet_missing, or a word of contract/refusals.ts
  word text, status smallint, answer jsonb,
  version bigint, cash bigint, bonus bigint,
  seed_id uuid, server_seed_sealed bytea, seed_hash text, client_seed text, nonce integer);

CREATE FUNCTION game_word(p_word text) RETURNS game_answer
LANGUAGE sql IMMUTABLE AS $$
  SELECT ROW(p_word, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL)::game_answer
$$;

-- All wallets of the member, in the order of every keyed call.
CREATE FUNCTION lock_member(p_member uuid) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM wallet WHERE member_id = p_member ORDER BY currency FOR NO KEY UPDATE;
END $$;

-- What the key already stands for; a NULL word if nothing. A statement of its own, younger than the lock.
CREATE FUNCTION game_replay(p_member uuid, p_key text, p_hash bytea) RETURNS game_answer
LANGUAGE plpgsql AS $$
DECLARE
  c call;
BEGIN
  SELECT * INTO c FROM call WHERE member_id = p_member AND key = p_key;
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF c.state = 'closed' THEN RETURN game_word('call_closed'); END IF;
  IF c.request_hash <> p_hash THEN RETURN game_word('idempotency_mismatch'); END IF;
  RETURN ROW('replay', coalesce(c.status, 422), c.answer, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL)::game_answer;
END $$;

-- Keeps a refusal in the words of the contract, so that a late copy of the call is refused as well.
CREATE FUNCTION game_refuse(p_member uuid, p_key text, p_hash bytea, p_word text, p_at timestamptz) RETURNS game_answer
LANGUAGE plpgsql AS $$
DECLARE
  told text := CASE p_word
    WHEN 'play_blocked' THEN 'play_paused'
    WHEN 'stake_over_bonus_limit' THEN 'bet_above_maximum'
    ELSE p_word END;
BEGIN
  INSERT INTO call (member_id, key, request_hash, state, status, answer, created_at)
  VALUES (p_member, p_key, p_hash, 'refused', 422, jsonb_build_object('word', told), p_at)
  ON CONFLICT (member_id, key) DO UPDATE SET status = 422, answer = excluded.answer;
  RETURN game_word(told);
END $$;

CREATE FUNCTION wire_money(p_centavos bigint) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT (p_centavos / 100)::text || '.' || lpad((p_centavos % 100)::text, 2, '0')
$$;

-- Keeps the answer beside its effect; p_answer is the wire form without the balance, which is known only here.
CREATE FUNCTION game_answered(
  p_member uuid, p_key text, p_hash bytea, p_answer jsonb, p_version bigint, p_cash bigint, p_bonus bigint, p_at timestamptz
) RETURNS game_answer
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO call (member_id, key, request_hash, state, status, answer, created_at)
  VALUES (p_member, p_key, p_hash, 'done', 200, jsonb_set(p_answer, '{data,balance}', jsonb_build_object(
    'money', wire_money(p_cash), 'bonus', wire_money(p_bonus), 'wallet_version', p_version)), p_at);
  RETURN ROW('done', 200, NULL, p_version, p_cash, p_bonus, NULL, NULL, NULL, NULL, NULL)::game_answer;
END $$;

CREATE FUNCTION announce_round(p_member uuid, p_id uuid, p_round uuid, p_at timestamptz) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO outbox (member_id, id, topic, payload, created_at)
  VALUES (p_member, p_id, 'rounds', jsonb_build_object('round', p_round), p_at)
$$;

-- Why this member may not begin a round of this game; NULL if they may. The wallet has reasons of its own.
CREATE FUNCTION game_refusal(p_member uuid, p_currency text, p_game text) RETURNS text
LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM member WHERE id = p_member AND status <> 'active') THEN RETURN 'account_frozen'; END IF;
  IF EXISTS (SELECT FROM game_round
    WHERE member_id = p_member AND currency = p_currency AND game_id = p_game AND status = 'open') THEN
    RETURN 'round_open';
  END IF;
  RETURN NULL;
END $$;

-- p_ids: the transaction, the conversion of a bonus that may complete, the announcement of a round that stays open.
CREATE FUNCTION start_game_round(
  p_member uuid, p_currency text, p_key text, p_hash bytea, p_seed uuid, p_nonce integer, p_round uuid, p_ids uuid[],
  p_game text, p_dim text, p_category text, p_edge_ppm integer, p_stake bigint, p_payout bigint,
  p_state jsonb, p_sealed bytea, p_answer jsonb, p_at timestamptz
) RETURNS game_answer
LANGUAGE plpgsql AS $$
DECLARE
  seen game_answer;
  s game_seed;
  refusal text;
  posted posting;
  is_done boolean := p_sealed IS NULL;
BEGIN
  PERFORM lock_member(p_member);
  seen := game_replay(p_member, p_key, p_hash);
  IF seen.word IS NOT NULL THEN RETURN seen; END IF;
  SELECT * INTO s FROM game_seed WHERE member_id = p_member AND currency = p_currency AND revealed_at IS NULL;
  IF NOT FOUND THEN RETURN game_word('seed_missing'); END IF;
  IF s.id <> p_seed OR s.next_nonce <> p_nonce THEN
    RETURN ROW('seed_moved', NULL, NULL, NULL, NULL, NULL,
      s.id, s.server_seed_sealed, s.seed_hash, s.client_seed, s.next_nonce)::game_answer;
  END IF;
  refusal := game_refusal(p_member, p_currency, p_game);
  IF refusal IS NOT NULL THEN RETURN game_refuse(p_member, p_key, p_hash, refusal, p_at); END IF;
  IF is_done THEN
    posted := post_round(p_member, p_currency, p_round, p_ids, p_key, p_hash, p_stake, p_payout, p_dim, p_category,
      p_edge_ppm, p_at);
  ELSE
    posted := post_bet(p_member, p_currency, p_round, p_ids[1], p_key, p_hash, p_stake, p_dim, p_category, p_edge_ppm, p_at);
  END IF;
  IF posted.word = 'wallet_missing' THEN RETURN game_word('wallet_missing'); END IF;
  IF posted.word <> 'posted' THEN RETURN game_refuse(p_member, p_key, p_hash, posted.word, p_at); END IF;
  UPDATE game_seed SET next_nonce = p_nonce + 1 WHERE member_id = p_member AND id = p_seed;
  INSERT INTO game_round (member_id, id, game_id, currency, status, stake, payout, state, state_sealed, seed_id, nonce,
    bet_key, version, started_at, settled_at)
  VALUES (p_member, p_round, p_game, p_currency, CASE WHEN is_done THEN 'settled' ELSE 'open' END, p_stake, p_payout,
    p_state, p_sealed, p_seed, p_nonce, p_key, posted.version, p_at, CASE WHEN is_done THEN p_at END);
  IF NOT is_done THEN PERFORM announce_round(p_member, p_ids[3], p_round, p_at); END IF;
  RETURN game_answered(p_member, p_key, p_hash, p_answer, posted.version, posted.cash, posted.bonus, p_at);
END $$;

-- Step number p_step of an open round, counted from 1: played on the state of the step before it, or refused.
CREATE FUNCTION step_game_round(
  p_member uuid, p_key text, p_hash bytea, p_round uuid, p_step integer, p_ids uuid[], p_payout bigint,
  p_state jsonb, p_sealed bytea, p_answer jsonb, p_at timestamptz
) RETURNS game_answer
LANGUAGE plpgsql AS $$
DECLARE
  seen game_answer;
  r game_round;
  w wallet;
BEGIN
  PERFORM lock_member(p_member);
  seen := game_replay(p_member, p_key, p_hash);
  IF seen.word IS NOT NULL THEN RETURN seen; END IF;
  SELECT * INTO r FROM game_round WHERE member_id = p_member AND id = p_round;
  IF NOT FOUND THEN RETURN game_refuse(p_member, p_key, p_hash, 'round_unknown', p_at); END IF;
  IF r.status <> 'open' THEN RETURN game_refuse(p_member, p_key, p_hash, 'round_closed', p_at); END IF;
  IF r.steps <> p_step - 1 THEN RETURN game_refuse(p_member, p_key, p_hash, 'step_invalid', p_at); END IF;
  IF p_sealed IS NULL THEN PERFORM settle_open_round(r, p_ids, p_hash, p_payout, p_at); END IF;
  SELECT * INTO STRICT w FROM wallet WHERE member_id = p_member AND currency = r.currency;
  UPDATE game_round SET
    steps = p_step, payout = p_payout, state = p_state, state_sealed = p_sealed,
    status = CASE WHEN p_sealed IS NULL THEN 'settled' ELSE 'open' END,
    settled_at = CASE WHEN p_sealed IS NULL THEN p_at END,
    version = CASE WHEN p_sealed IS NULL THEN w.version ELSE r.version END
  WHERE member_id = p_member AND id = p_round;
  PERFORM announce_round(p_member, p_ids[3], p_round, p_at);
  RETURN game_answered(p_member, p_key, p_hash, p_answer, w.version, w.cash, w.bonus, p_at);
END $$;

CREATE FUNCTION settle_open_round(r game_round, p_ids uuid[], p_hash bytea, p_payout bigint, p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  posted posting;
BEGIN
  posted := settle_round(r.member_id, r.currency, r.id, p_ids, 'settle:' || r.id, p_hash, p_payout, true, p_at);
  IF posted.word <> 'posted' THEN RAISE EXCEPTION 'Round % could not be settled: %', r.id, posted.word; END IF;
END $$;

-- Ends a round the member left: paid what the engine says, or, with nothing played, its stake given back, which then
-- counts for nothing. Answers whether it did: the member may have come back meanwhile.
CREATE FUNCTION close_game_round(
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
    posted := rollback_bet(p_member, r.currency, r.bet_key, p_ids[1], 'rollback:' || p_round, p_hash, p_at);
    IF posted.word <> 'posted' THEN RAISE EXCEPTION 'Round % could not be given back: %', p_round, posted.word; END IF;
  ELSE
    PERFORM settle_open_round(r, p_ids, p_hash, p_payout, p_at);
  END IF;
  UPDATE game_round SET
    payout = CASE WHEN p_give_back THEN r.stake ELSE p_payout END, state = p_state, state_sealed = NULL,
    status = CASE WHEN p_give_back THEN 'rolled_back' ELSE 'settled' END, settled_at = p_at,
    version = (SELECT version FROM wallet WHERE member_id = p_member AND currency = r.currency)
  WHERE member_id = p_member AND id = p_round;
  PERFORM announce_round(p_member, p_ids[3], p_round, p_at);
  RETURN true;
END $$;
