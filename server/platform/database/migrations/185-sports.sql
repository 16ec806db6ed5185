-- Slips on matches (docs/decisions/029). A match is a row with its kick-off and its odds; bets are taken until the clock says that it
-- began. A league of our own plays a matchday at a time, drawn from the next link of its hash chain; what decides a match otherwise
-- writes the same row. Slips are settled when all of their matches are decided, each once.

CREATE TABLE sports_book (
  game_id text PRIMARY KEY,
  owner uuid,
  until timestamptz,
  -- Grows with every change of owner: what an earlier owner still writes is told by it.
  fence bigint NOT NULL DEFAULT 0,
  -- Nobody has asked after this: the league rests.
  watched_until timestamptz NOT NULL
);

CREATE TABLE sports_matchday (
  game_id text NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  chain_id uuid NOT NULL REFERENCES shared_chain,
  -- The place of its seed in the chain, from 1.
  nonce integer NOT NULL CHECK (nonce > 0),
  -- The seed of the matchday before it, or the anchor: SHA-256 of its own.
  seed_hash text NOT NULL,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'settled', 'void')),
  opens_at timestamptz NOT NULL,
  kicks_off_at timestamptz NOT NULL CHECK (kicks_off_at > opens_at),
  ends_at timestamptz NOT NULL CHECK (ends_at > kicks_off_at),
  -- When the one after it opens.
  next_at timestamptz NOT NULL CHECK (next_at >= ends_at),
  -- Known to the database only once they are public.
  outcome jsonb,
  server_seed text,
  fence bigint NOT NULL,
  PRIMARY KEY (game_id, number),
  UNIQUE (chain_id, nonce),
  CHECK ((status = 'settled') = (server_seed IS NOT NULL) AND (server_seed IS NULL) = (outcome IS NULL))
);

CREATE TABLE sports_match (
  game_id text NOT NULL,
  id text NOT NULL CHECK (id ~ '^[A-Za-z0-9._-]{1,64}$'),
  -- Of a league of our own, and its place there.
  matchday integer,
  place smallint,
  competition text NOT NULL DEFAULT '',
  home text NOT NULL,
  away text NOT NULL,
  kicks_off_at timestamptz NOT NULL,
  -- Hundredths by market and pick.
  odds jsonb NOT NULL,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'finished', 'void')),
  home_goals smallint CHECK (home_goals BETWEEN 0 AND 99),
  away_goals smallint CHECK (away_goals BETWEEN 0 AND 99),
  -- Decided, and slips of it may not be settled yet.
  to_settle boolean NOT NULL DEFAULT false,
  PRIMARY KEY (game_id, id),
  FOREIGN KEY (game_id, matchday) REFERENCES sports_matchday,
  CHECK ((matchday IS NULL) = (place IS NULL)),
  CHECK ((status = 'finished') = (home_goals IS NOT NULL) AND (home_goals IS NULL) = (away_goals IS NULL)),
  CHECK (NOT to_settle OR status <> 'open')
);
CREATE INDEX sports_match_open ON sports_match (game_id, kicks_off_at) WHERE status = 'open';
CREATE INDEX sports_match_to_settle ON sports_match (game_id) WHERE to_settle;
CREATE INDEX sports_match_of_day ON sports_match (game_id, matchday) WHERE matchday IS NOT NULL;

-- Slips that are not settled: then they go to game_round. The ledger's round has the same id.
CREATE TABLE sports_slip (
  member_id uuid NOT NULL,
  id uuid NOT NULL,
  game_id text NOT NULL,
  currency currency_code NOT NULL,
  stake bigint NOT NULL CHECK (stake > 0),
  matchday integer,
  -- The engine's own, with the odds it was taken at: they never change afterwards.
  bet jsonb NOT NULL,
  bet_key text NOT NULL,
  placed_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, id)
);

CREATE TABLE sports_leg (
  game_id text NOT NULL,
  match_id text NOT NULL,
  member_id uuid NOT NULL,
  slip_id uuid NOT NULL,
  PRIMARY KEY (game_id, match_id, member_id, slip_id),
  FOREIGN KEY (game_id, match_id) REFERENCES sports_match,
  FOREIGN KEY (member_id, slip_id) REFERENCES sports_slip ON DELETE CASCADE
);
CREATE INDEX sports_leg_of_slip ON sports_leg (member_id, slip_id);

-- Takes or keeps the lease of a book that somebody watches or that has something to decide or settle: its fence, else NULL.
CREATE FUNCTION hold_sports_book(p_game text, p_owner uuid, p_now timestamptz, p_until timestamptz) RETURNS bigint
LANGUAGE sql AS $$
  UPDATE sports_book b SET
    fence = CASE WHEN owner = p_owner THEN fence ELSE fence + 1 END, owner = p_owner, until = p_until
  WHERE game_id = p_game AND (owner = p_owner OR owner IS NULL OR until <= p_now)
    AND (watched_until > p_now
      OR EXISTS (SELECT FROM sports_matchday d WHERE d.game_id = p_game AND d.status = 'open')
      OR EXISTS (SELECT FROM sports_match m WHERE m.game_id = p_game AND m.to_settle))
  RETURNING fence
$$;

-- Whether this fence is the last. Holds the book's row, so that nobody takes the lease before the caller's writes are done.
CREATE FUNCTION holds_sports_fence(p_game text, p_fence bigint) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM sports_book WHERE game_id = p_game AND fence = p_fence FOR SHARE;
  RETURN FOUND;
END $$;

-- p_matches: id, place, home, away, odds of each.
CREATE FUNCTION open_matchday(
  p_game text, p_fence bigint, p_number integer, p_chain uuid, p_nonce integer, p_seed_hash text,
  p_opens timestamptz, p_kicks_off timestamptz, p_ends timestamptz, p_next timestamptz, p_matches jsonb
) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  IF NOT holds_sports_fence(p_game, p_fence) THEN RETURN false; END IF;
  INSERT INTO sports_matchday (game_id, number, chain_id, nonce, seed_hash, opens_at, kicks_off_at, ends_at, next_at, fence)
  VALUES (p_game, p_number, p_chain, p_nonce, p_seed_hash, p_opens, p_kicks_off, p_ends, p_next, p_fence)
  ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN RETURN false; END IF;
  INSERT INTO sports_match (game_id, id, matchday, place, home, away, kicks_off_at, odds)
  SELECT p_game, id, p_number, place, home, away, p_kicks_off, odds
    FROM jsonb_to_recordset(p_matches) AS given (id text, place smallint, home text, away text, odds jsonb);
  RETURN true;
END $$;

-- Writes down what became public with the last minute, before any slip of it is settled; without an outcome, that nothing was played.
CREATE FUNCTION end_matchday(
  p_game text, p_fence bigint, p_number integer, p_outcome jsonb, p_seed text
) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  IF NOT holds_sports_fence(p_game, p_fence) THEN RETURN false; END IF;
  UPDATE sports_matchday SET outcome = p_outcome, server_seed = p_seed,
      status = CASE WHEN p_seed IS NULL THEN 'void' ELSE 'settled' END
    WHERE game_id = p_game AND number = p_number AND status = 'open';
  IF NOT FOUND THEN RETURN false; END IF;
  UPDATE sports_match SET to_settle = true,
      status = CASE WHEN p_seed IS NULL THEN 'void' ELSE 'finished' END,
      home_goals = (p_outcome #>> ARRAY['matches', place::text, 'home'])::smallint,
      away_goals = (p_outcome #>> ARRAY['matches', place::text, 'away'])::smallint
    WHERE game_id = p_game AND matchday = p_number AND status = 'open';
  RETURN true;
END $$;

-- A stake on matches that have not begun at p_at, the instant at which the call arrived, at exactly the odds that stand:
-- `odds_moved` when the caller read others, and reads again. p_matches in the order of their ids; p_markets, p_picks, p_odds beside.
CREATE FUNCTION place_sports_slip(
  p_member uuid, p_currency text, p_key text, p_hash bytea, p_game text, p_slip uuid, p_transaction uuid, p_dim text,
  p_category text, p_edge_ppm integer, p_stake bigint, p_matchday integer, p_bet jsonb, p_matches text[], p_markets text[],
  p_picks text[], p_odds integer[], p_answer jsonb, p_at timestamptz
) RETURNS game_answer
LANGUAGE plpgsql AS $$
DECLARE
  seen game_answer;
  refusal text;
  posted posting;
  m sports_match;
BEGIN
  PERFORM lock_member(p_member);
  seen := game_replay(p_member, p_key, p_hash);
  IF seen.word IS NOT NULL THEN RETURN seen; END IF;
  IF EXISTS (SELECT FROM member WHERE id = p_member AND status <> 'active') THEN refusal := 'account_frozen'; END IF;
  FOR i IN 1 .. cardinality(p_matches) LOOP
    EXIT WHEN refusal IS NOT NULL;
    -- Held until the stake is taken: nobody decides the match or moves its odds in between.
    SELECT * INTO m FROM sports_match WHERE game_id = p_game AND id = p_matches[i] FOR SHARE;
    IF NOT FOUND THEN refusal := 'bet_invalid';
    ELSIF m.status <> 'open' OR m.kicks_off_at <= p_at THEN refusal := 'betting_closed';
    ELSIF (m.odds #>> ARRAY[p_markets[i], p_picks[i]])::integer IS DISTINCT FROM p_odds[i] THEN RETURN game_word('odds_moved');
    END IF;
  END LOOP;
  IF refusal IS NOT NULL THEN RETURN game_refuse(p_member, p_key, p_hash, refusal, p_at); END IF;
  posted := post_bet(p_member, p_currency, p_slip, p_transaction, p_key, p_hash, p_stake, p_dim, p_category, p_edge_ppm, p_at);
  IF posted.word = 'wallet_missing' THEN RETURN game_word('wallet_missing'); END IF;
  IF posted.word <> 'posted' THEN RETURN game_refuse(p_member, p_key, p_hash, posted.word, p_at); END IF;
  INSERT INTO sports_slip (member_id, id, game_id, currency, stake, matchday, bet, bet_key, placed_at)
  VALUES (p_member, p_slip, p_game, p_currency, p_stake, p_matchday, p_bet, p_key, p_at);
  INSERT INTO sports_leg (game_id, match_id, member_id, slip_id)
  SELECT DISTINCT p_game, id, p_member, p_slip FROM unnest(p_matches) AS id;
  RETURN game_answered(p_member, p_key, p_hash, p_answer, posted.version, posted.cash, posted.bonus, p_at);
END $$;

-- Settles many slips, each alone: one that fails, or whose wallet somebody holds, is told and stays for the next look. What decided
-- a match is never changed, so the caller's reckoning holds. p_ids: three a slip.
CREATE FUNCTION settle_sports_slips(
  p_game text, p_fence bigint, p_members uuid[], p_slips uuid[], p_payouts bigint[], p_voids boolean[], p_states jsonb[],
  p_hashes bytea[], p_ids uuid[], p_at timestamptz
) RETURNS TABLE (slip_id uuid, word text)
LANGUAGE plpgsql AS $$
DECLARE
  s sports_slip;
  ids uuid[];
  posted posting;
BEGIN
  IF NOT holds_sports_fence(p_game, p_fence) THEN RETURN; END IF;
  FOR i IN 1..coalesce(array_length(p_slips, 1), 0) LOOP
    slip_id := p_slips[i];
    ids := p_ids[3 * i - 2 : 3 * i];
    BEGIN
      word := 'gone';
      SELECT * INTO s FROM sports_slip WHERE member_id = p_members[i] AND id = p_slips[i];
      IF FOUND THEN
        -- The wallet before the slip, as everywhere; whoever holds it keeps nobody else waiting.
        word := 'busy';
        PERFORM FROM wallet WHERE member_id = s.member_id AND currency = s.currency FOR NO KEY UPDATE SKIP LOCKED;
        IF FOUND THEN
          SELECT * INTO s FROM sports_slip WHERE member_id = p_members[i] AND id = p_slips[i] FOR UPDATE;
          word := CASE WHEN FOUND THEN 'done' ELSE 'gone' END;
        END IF;
      END IF;
      IF word = 'done' THEN
        IF p_voids[i] THEN
          posted := rollback_bet(s.member_id, s.currency, s.bet_key, ids, 'rollback:' || s.id, p_hashes[i], p_at);
        ELSE
          posted := settle_round(s.member_id, s.currency, s.id, ids, 'settle:' || s.id, p_hashes[i], p_payouts[i], true, p_at);
        END IF;
        IF posted.word <> 'posted' THEN RAISE EXCEPTION '%', posted.word; END IF;
        INSERT INTO game_round (member_id, id, game_id, currency, status, stake, payout, state, shared_number, bet_key,
          started_at, settled_at)
        VALUES (s.member_id, s.id, s.game_id, s.currency, CASE WHEN p_voids[i] THEN 'rolled_back' ELSE 'settled' END, s.stake,
          p_payouts[i], p_states[i], s.matchday, s.bet_key, s.placed_at, p_at);
        DELETE FROM sports_slip WHERE member_id = s.member_id AND id = s.id;
        PERFORM announce_round(s.member_id, ids[3], s.id, p_at);
      END IF;
    EXCEPTION WHEN OTHERS THEN
      word := 'failed: ' || SQLERRM;
    END;
    RETURN NEXT;
  END LOOP;
END $$;

-- Decided matches whose slips are settled, but for those that wait for other matches: nothing is left to do for them.
CREATE FUNCTION rest_sports_matches(p_game text, p_fence bigint) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF NOT holds_sports_fence(p_game, p_fence) THEN RETURN; END IF;
  UPDATE sports_match m SET to_settle = false
    WHERE m.game_id = p_game AND m.to_settle AND NOT EXISTS (
      SELECT FROM sports_leg l WHERE l.game_id = m.game_id AND l.match_id = m.id AND NOT EXISTS (
        SELECT FROM sports_leg o JOIN sports_match w ON w.game_id = o.game_id AND w.id = o.match_id
        WHERE o.member_id = l.member_id AND o.slip_id = l.slip_id AND w.status = 'open'));
END $$;
