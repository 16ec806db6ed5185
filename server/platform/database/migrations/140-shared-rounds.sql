-- Rounds that everybody at a table shares (docs/decisions/023). A round is written once, with its instants; the phase is what the
-- clock says. One process at a time opens and settles: it holds the table's lease, and what it writes carries the fence.

CREATE TABLE shared_table (
  game_id text PRIMARY KEY,
  owner uuid,
  until timestamptz,
  -- Grows with every change of owner: what an earlier owner still writes is told by it.
  fence bigint NOT NULL DEFAULT 0,
  -- Nobody has asked after this: the table rests.
  watched_until timestamptz NOT NULL
);

-- A chain of seeds made backwards, each the SHA-256 of the next. anchor and salt are public from the beginning; the last seed, from which
-- all others follow, is not.
CREATE TABLE shared_chain (
  id uuid PRIMARY KEY,
  game_id text NOT NULL,
  anchor text NOT NULL,
  salt text NOT NULL CHECK (salt ~ '^[A-Za-z0-9_-]{1,64}$'),
  length integer NOT NULL CHECK (length > 0),
  last_seed_sealed bytea NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE TABLE shared_round (
  game_id text NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  chain_id uuid NOT NULL REFERENCES shared_chain,
  -- The place of its seed in the chain, from 1.
  nonce integer NOT NULL CHECK (nonce > 0),
  -- The seed of the round before it, or the anchor: SHA-256 of its own.
  seed_hash text NOT NULL,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'settled', 'void')),
  opens_at timestamptz NOT NULL,
  closes_at timestamptz NOT NULL CHECK (closes_at > opens_at),
  -- Known to the database only once they are public.
  ends_at timestamptz,
  outcome jsonb,
  server_seed text,
  fence bigint NOT NULL,
  PRIMARY KEY (game_id, number),
  UNIQUE (chain_id, nonce),
  CHECK (status <> 'settled' OR server_seed IS NOT NULL),
  CHECK ((server_seed IS NULL) = (outcome IS NULL) AND (server_seed IS NULL) = (ends_at IS NULL))
);
CREATE INDEX shared_round_open ON shared_round (game_id, number) WHERE status = 'open';

-- Bets of rounds that are not settled: then they go to game_round. The ledger's round has the same id.
CREATE TABLE shared_bet (
  member_id uuid NOT NULL,
  id uuid NOT NULL,
  game_id text NOT NULL,
  number integer NOT NULL,
  currency currency_code NOT NULL,
  slot smallint NOT NULL,
  stake bigint NOT NULL CHECK (stake > 0),
  bet jsonb NOT NULL,
  -- Hundredths of the stake at which the member took it out; what is written here is paid.
  cash_out integer,
  bet_key text NOT NULL,
  placed_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, id),
  UNIQUE (game_id, number, member_id, currency, slot),
  FOREIGN KEY (game_id, number) REFERENCES shared_round
) WITH (fillfactor = 70);

-- A settled round of a member was drawn from a seed of their own, or at a shared table.
ALTER TABLE game_round ALTER COLUMN seed_id DROP NOT NULL;
ALTER TABLE game_round ALTER COLUMN nonce DROP NOT NULL;
ALTER TABLE game_round ADD COLUMN shared_number integer;
ALTER TABLE game_round ADD CONSTRAINT game_round_drawn_from CHECK (
  (seed_id IS NULL) = (nonce IS NULL) AND (seed_id IS NULL) = (shared_number IS NOT NULL));

-- Takes or keeps the lease of a table that somebody watches or that has something to settle: its fence, else NULL.
CREATE FUNCTION hold_shared_table(p_game text, p_owner uuid, p_now timestamptz, p_until timestamptz) RETURNS bigint
LANGUAGE sql AS $$
  UPDATE shared_table t SET
    fence = CASE WHEN owner = p_owner THEN fence ELSE fence + 1 END, owner = p_owner, until = p_until
  WHERE game_id = p_game AND (owner = p_owner OR owner IS NULL OR until <= p_now)
    AND (watched_until > p_now OR EXISTS (
      SELECT FROM shared_round r WHERE r.game_id = p_game AND r.status = 'open')
      OR EXISTS (SELECT FROM shared_bet b WHERE b.game_id = p_game))
  RETURNING fence
$$;

-- Whether this fence is the last. Holds the table's row, so that nobody takes the lease before the caller's writes are done.
CREATE FUNCTION holds_fence(p_game text, p_fence bigint) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM shared_table WHERE game_id = p_game AND fence = p_fence FOR SHARE;
  RETURN FOUND;
END $$;

CREATE FUNCTION open_shared_round(
  p_game text, p_fence bigint, p_number integer, p_chain uuid, p_nonce integer, p_seed_hash text,
  p_opens timestamptz, p_closes timestamptz
) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  IF NOT holds_fence(p_game, p_fence) THEN RETURN false; END IF;
  INSERT INTO shared_round (game_id, number, chain_id, nonce, seed_hash, opens_at, closes_at, fence)
  VALUES (p_game, p_number, p_chain, p_nonce, p_seed_hash, p_opens, p_closes, p_fence)
  ON CONFLICT DO NOTHING;
  RETURN FOUND;
END $$;

-- Writes down what became public when the running ended, before any bet of the round is settled.
CREATE FUNCTION reveal_shared_round(
  p_game text, p_fence bigint, p_number integer, p_outcome jsonb, p_seed text, p_ends timestamptz
) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  IF NOT holds_fence(p_game, p_fence) THEN RETURN false; END IF;
  UPDATE shared_round SET outcome = p_outcome, server_seed = p_seed, ends_at = p_ends
    WHERE game_id = p_game AND number = p_number AND status = 'open' AND server_seed IS NULL;
  RETURN FOUND;
END $$;

-- Ends a round that has no bet left: settled when its outcome was told, else void.
CREATE FUNCTION end_shared_round(p_game text, p_fence bigint, p_number integer) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  IF NOT holds_fence(p_game, p_fence) THEN RETURN false; END IF;
  UPDATE shared_round SET status = CASE WHEN server_seed IS NULL THEN 'void' ELSE 'settled' END
    WHERE game_id = p_game AND number = p_number AND status = 'open'
      AND NOT EXISTS (SELECT FROM shared_bet b WHERE b.game_id = p_game AND b.number = p_number);
  RETURN FOUND;
END $$;

-- A stake for a round that takes bets at p_at, the instant at which the call arrived.
CREATE FUNCTION place_shared_bet(
  p_member uuid, p_currency text, p_key text, p_hash bytea, p_game text, p_number integer, p_slot integer, p_bet_id uuid,
  p_transaction uuid, p_dim text, p_category text, p_edge_ppm integer, p_stake bigint, p_bet jsonb, p_answer jsonb,
  p_at timestamptz
) RETURNS game_answer
LANGUAGE plpgsql AS $$
DECLARE
  seen game_answer;
  refusal text;
  posted posting;
BEGIN
  PERFORM lock_member(p_member);
  seen := game_replay(p_member, p_key, p_hash);
  IF seen.word IS NOT NULL THEN RETURN seen; END IF;
  IF EXISTS (SELECT FROM member WHERE id = p_member AND status <> 'active') THEN
    refusal := 'account_frozen';
  ELSIF NOT EXISTS (SELECT FROM shared_round
    WHERE game_id = p_game AND number = p_number AND status = 'open' AND opens_at <= p_at AND closes_at > p_at) THEN
    refusal := 'betting_closed';
  ELSIF EXISTS (SELECT FROM shared_bet WHERE game_id = p_game AND number = p_number AND member_id = p_member
    AND currency = p_currency AND slot = p_slot) THEN
    refusal := 'bet_place_taken';
  END IF;
  IF refusal IS NOT NULL THEN RETURN game_refuse(p_member, p_key, p_hash, refusal, p_at); END IF;
  posted := post_bet(p_member, p_currency, p_bet_id, p_transaction, p_key, p_hash, p_stake, p_dim, p_category, p_edge_ppm, p_at);
  IF posted.word = 'wallet_missing' THEN RETURN game_word('wallet_missing'); END IF;
  IF posted.word <> 'posted' THEN RETURN game_refuse(p_member, p_key, p_hash, posted.word, p_at); END IF;
  INSERT INTO shared_bet (member_id, id, game_id, number, currency, slot, stake, bet, bet_key, placed_at)
  VALUES (p_member, p_bet_id, p_game, p_number, p_currency, p_slot, p_stake, p_bet, p_key, p_at);
  RETURN game_answered(p_member, p_key, p_hash, p_answer, posted.version, posted.cash, posted.bonus, p_at);
END $$;

-- Gives a stake back while its round takes bets. p_ids: as rollback_bet.
CREATE FUNCTION cancel_shared_bet(
  p_member uuid, p_key text, p_hash bytea, p_bet_id uuid, p_ids uuid[], p_answer jsonb, p_at timestamptz
) RETURNS game_answer
LANGUAGE plpgsql AS $$
DECLARE
  seen game_answer;
  b shared_bet;
  posted posting;
BEGIN
  PERFORM lock_member(p_member);
  seen := game_replay(p_member, p_key, p_hash);
  IF seen.word IS NOT NULL THEN RETURN seen; END IF;
  SELECT * INTO b FROM shared_bet WHERE member_id = p_member AND id = p_bet_id FOR UPDATE;
  IF NOT FOUND THEN RETURN game_refuse(p_member, p_key, p_hash, 'round_unknown', p_at); END IF;
  IF NOT EXISTS (SELECT FROM shared_round
    WHERE game_id = b.game_id AND number = b.number AND status = 'open' AND closes_at > p_at) THEN
    RETURN game_refuse(p_member, p_key, p_hash, 'betting_closed', p_at);
  END IF;
  posted := rollback_bet(p_member, b.currency, b.bet_key, p_ids, 'rollback:' || b.id, p_hash, p_at);
  IF posted.word <> 'posted' THEN RAISE EXCEPTION 'Bet % could not be given back: %', b.id, posted.word; END IF;
  DELETE FROM shared_bet WHERE member_id = p_member AND id = p_bet_id;
  RETURN game_answered(p_member, p_key, p_hash, p_answer, posted.version, posted.cash, posted.bonus, p_at);
END $$;

-- Settles many bets, each alone: one that fails, or whose wallet somebody holds, is told and stays for the next look. The caller
-- decided from a cash-out it had read; one that was recorded since then is decided again. p_ids: three a bet.
CREATE FUNCTION settle_shared_bets(
  p_game text, p_fence bigint, p_members uuid[], p_bets uuid[], p_cash_outs integer[], p_payouts bigint[], p_states jsonb[],
  p_hashes bytea[], p_ids uuid[], p_give_back boolean, p_at timestamptz
) RETURNS TABLE (bet_id uuid, word text)
LANGUAGE plpgsql AS $$
DECLARE
  b shared_bet;
  ids uuid[];
  posted posting;
BEGIN
  IF NOT holds_fence(p_game, p_fence) THEN RETURN; END IF;
  FOR i IN 1..coalesce(array_length(p_bets, 1), 0) LOOP
    bet_id := p_bets[i];
    ids := p_ids[3 * i - 2 : 3 * i];
    BEGIN
      word := 'gone';
      SELECT * INTO b FROM shared_bet WHERE member_id = p_members[i] AND id = bet_id;
      IF FOUND THEN
        -- The wallet before the bet, as everywhere; whoever holds it keeps nobody else waiting.
        word := 'busy';
        PERFORM FROM wallet WHERE member_id = b.member_id AND currency = b.currency FOR NO KEY UPDATE SKIP LOCKED;
        IF FOUND THEN
          SELECT * INTO b FROM shared_bet WHERE member_id = p_members[i] AND id = bet_id FOR UPDATE;
          word := CASE WHEN FOUND AND b.cash_out IS NOT DISTINCT FROM p_cash_outs[i] THEN 'done' ELSE 'moved' END;
        END IF;
      END IF;
      IF word = 'done' THEN
        IF p_give_back THEN
          posted := rollback_bet(b.member_id, b.currency, b.bet_key, ids, 'rollback:' || b.id, p_hashes[i], p_at);
        ELSE
          posted := settle_round(b.member_id, b.currency, b.id, ids, 'settle:' || b.id, p_hashes[i], p_payouts[i], true, p_at);
        END IF;
        IF posted.word <> 'posted' THEN RAISE EXCEPTION '%', posted.word; END IF;
        INSERT INTO game_round (member_id, id, game_id, currency, status, stake, payout, state, shared_number, bet_key,
          started_at, settled_at)
        VALUES (b.member_id, b.id, b.game_id, b.currency, CASE WHEN p_give_back THEN 'rolled_back' ELSE 'settled' END, b.stake,
          p_payouts[i], p_states[i], b.number, b.bet_key, b.placed_at, p_at);
        DELETE FROM shared_bet WHERE member_id = b.member_id AND id = b.id;
        PERFORM announce_round(b.member_id, ids[3], b.id, p_at);
      END IF;
    EXCEPTION WHEN OTHERS THEN
      word := 'failed: ' || SQLERRM;
    END;
    RETURN NEXT;
  END LOOP;
END $$;
