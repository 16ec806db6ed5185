-- No round may win more than the operator's bound (`ROUND_MAX_WIN`), or the game's own: a stake that could is not taken, and every
-- win is paid in full. What open bets could still pay is kept beside them, so that it can be summed and alarmed.

-- Centavos; NULL: the operator's. Hundredths of the stake: of originals by their engines, of others as their provider declares it.
ALTER TABLE game ADD COLUMN max_win bigint CHECK (max_win > 0);
ALTER TABLE game ADD COLUMN top_multiple integer CHECK (top_multiple > 0);
ALTER TABLE catalogue_state ADD COLUMN round_max_win bigint NOT NULL DEFAULT 50000000 CHECK (round_max_win > 0);
-- Phones read every game again, with its bound.
UPDATE catalogue_state SET version = version + 1;
UPDATE game SET version = (SELECT version FROM catalogue_state);

-- As before (272); of a game in a frame the top multiple bounds the stake as well: its provider decides what a bet is.
CREATE OR REPLACE FUNCTION stake_refusal(p_member uuid, p_round uuid, p_game text, p_stake bigint) RETURNS text
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  g game;
  staked bigint;
  most bigint;
BEGIN
  SELECT * INTO g FROM game WHERE id = split_part(p_game, ':', 2);
  IF NOT FOUND THEN RETURN NULL; END IF;
  SELECT stake_cash + stake_bonus INTO staked FROM round WHERE member_id = p_member AND id = p_round;
  IF staked IS NULL AND p_stake < g.min_bet THEN RETURN 'bet_below_minimum'; END IF;
  most := g.max_bet;
  IF g.launch = 'frame' AND g.top_multiple IS NOT NULL THEN
    most := least(most, coalesce(g.max_win, (SELECT round_max_win FROM catalogue_state)) * 100 / g.top_multiple);
  END IF;
  IF (staked IS NULL OR g.launch = 'frame') AND coalesce(staked, 0) + p_stake > most THEN RETURN 'bet_above_maximum'; END IF;
  RETURN NULL;
END $$;

-- Keeps a refusal with its details.
CREATE FUNCTION game_refuse_with(
  p_member uuid, p_key text, p_hash bytea, p_word text, p_details jsonb, p_at timestamptz
) RETURNS game_answer
LANGUAGE plpgsql AS $$
DECLARE
  kept jsonb := jsonb_build_object('word', p_word, 'details', p_details);
BEGIN
  INSERT INTO call (member_id, key, request_hash, state, status, answer, created_at)
  VALUES (p_member, p_key, p_hash, 'refused', 422, kept, p_at)
  ON CONFLICT (member_id, key) DO UPDATE SET status = 422, answer = excluded.answer;
  RETURN ROW(p_word, NULL, kept, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL)::game_answer;
END $$;

-- Centavos that a round of several steps pays at most, all of its stakes included: a liability while it is open.
ALTER TABLE game_round ADD COLUMN most_payout bigint;
CREATE INDEX game_round_liable ON game_round (game_id) INCLUDE (stake, most_payout) WHERE status = 'open' AND currency = 'BRL';

-- As before (035), with what the round pays at most.
DROP FUNCTION start_game_round(uuid, text, text, bytea, uuid, integer, uuid, uuid[], text, text, text, integer, bigint, bigint,
  jsonb, bytea, jsonb, timestamptz);
CREATE FUNCTION start_game_round(
  p_member uuid, p_currency text, p_key text, p_hash bytea, p_seed uuid, p_nonce integer, p_round uuid, p_ids uuid[],
  p_game text, p_dim text, p_category text, p_edge_ppm integer, p_stake bigint, p_most bigint,
  p_payout bigint,
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
  PERFORM FROM wallet WHERE member_id = p_member ORDER BY currency FOR NO KEY UPDATE;
  seen := game_replay(p_member, p_key, p_hash);
  IF seen.word IS NOT NULL THEN RETURN seen; END IF;
  SELECT * INTO s FROM game_seed WHERE member_id = p_member AND currency = p_currency AND revealed_at IS NULL;
  IF NOT FOUND THEN RETURN game_word('seed_missing'); END IF;
  IF s.id <> p_seed OR s.next_nonce <> p_nonce THEN
    RETURN ROW('seed_moved', NULL, NULL, NULL, NULL, NULL,
      s.id, s.server_seed_sealed, s.seed_hash, s.client_seed, s.next_nonce)::game_answer;
  END IF;
  IF EXISTS (SELECT FROM member WHERE id = p_member AND status <> 'active') THEN
    refusal := 'account_frozen';
  ELSIF NOT is_done AND EXISTS (SELECT FROM game_round
    WHERE member_id = p_member AND currency = p_currency AND game_id = p_game AND status = 'open') THEN
    refusal := 'round_open';
  END IF;
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
    bet_key, started_at, settled_at, most_payout)
  VALUES (p_member, p_round, p_game, p_currency, CASE WHEN is_done THEN 'settled' ELSE 'open' END, p_stake, p_payout,
    p_state, p_sealed, p_seed, p_nonce, p_key, p_at, CASE WHEN is_done THEN p_at END,
    CASE WHEN NOT is_done THEN p_most END);
  IF NOT is_done THEN PERFORM announce_round(p_member, p_ids[3], p_round, p_at); END IF;
  RETURN game_answered(p_member, p_key, p_hash, p_answer, posted.version, posted.cash, posted.bonus, p_at);
END $$;

-- NULL: of a bet from before this was kept.
ALTER TABLE shared_bet ADD COLUMN most_payout bigint CHECK (most_payout > 0);

-- As before (140); all bets of a member in one round together win no more than the bound.
DROP FUNCTION place_shared_bet(uuid, text, text, bytea, text, integer, integer, uuid, uuid, text, text, integer, bigint, jsonb, jsonb,
  timestamptz);
CREATE FUNCTION place_shared_bet(
  p_member uuid, p_currency text, p_key text, p_hash bytea, p_game text, p_number integer, p_slot integer, p_bet_id uuid,
  p_transaction uuid, p_dim text, p_category text, p_edge_ppm integer, p_stake bigint, p_most bigint,
  p_max_win bigint, p_bet jsonb, p_answer jsonb, p_at timestamptz
) RETURNS game_answer
LANGUAGE plpgsql AS $$
DECLARE
  seen game_answer;
  refusal text;
  posted posting;
  others bigint;
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
  SELECT coalesce(sum(most_payout), 0) INTO others FROM shared_bet
    WHERE game_id = p_game AND number = p_number AND member_id = p_member AND currency = p_currency;
  IF others + p_most > p_max_win THEN
    RETURN game_refuse_with(p_member, p_key, p_hash, 'win_above_limit', jsonb_strip_nulls(jsonb_build_object(
      'most_win', wire_money(p_max_win),
      'maximum', wire_money(nullif(greatest(0, p_max_win - others) * p_stake / p_most, 0)))), p_at);
  END IF;
  posted := post_bet(p_member, p_currency, p_bet_id, p_transaction, p_key, p_hash, p_stake, p_dim, p_category, p_edge_ppm, p_at);
  IF posted.word = 'wallet_missing' THEN RETURN game_word('wallet_missing'); END IF;
  IF posted.word <> 'posted' THEN RETURN game_refuse(p_member, p_key, p_hash, posted.word, p_at); END IF;
  INSERT INTO shared_bet (member_id, id, game_id, number, currency, slot, stake, most_payout, bet, bet_key, placed_at)
  VALUES (p_member, p_bet_id, p_game, p_number, p_currency, p_slot, p_stake, p_most, p_bet, p_key, p_at);
  RETURN game_answered(p_member, p_key, p_hash, p_answer, posted.version, posted.cash, posted.bonus, p_at);
END $$;

-- What an open slip pays at most if this pick wins: a single its own win, a multiple that of the whole slip.
CREATE TABLE sports_liability (
  game_id text NOT NULL,
  match_id text NOT NULL,
  market text NOT NULL,
  pick text NOT NULL,
  member_id uuid NOT NULL,
  slip_id uuid NOT NULL,
  currency currency_code NOT NULL,
  most bigint NOT NULL CHECK (most > 0),
  PRIMARY KEY (game_id, match_id, market, pick, member_id, slip_id),
  FOREIGN KEY (member_id, slip_id) REFERENCES sports_slip ON DELETE CASCADE
);
CREATE INDEX sports_liability_of_slip ON sports_liability (member_id, slip_id);
CREATE INDEX sports_liability_of_member ON sports_liability (member_id, game_id, match_id);

INSERT INTO sports_liability (game_id, match_id, market, pick, member_id, slip_id, currency, most)
SELECT s.game_id, leg ->> 'match', leg ->> 'market', leg ->> 'pick', s.member_id, s.id, s.currency,
  greatest(1, CASE WHEN s.bet ->> 'kind' = 'multiple'
    THEN trunc(replace(s.bet ->> 'stake', '.', '')::numeric * (
      SELECT exp(sum(ln((other ->> 'odds')::numeric / 100))) FROM jsonb_array_elements(s.bet -> 'legs') other))
    ELSE trunc(replace(s.bet ->> 'stake', '.', '')::numeric * (leg ->> 'odds')::numeric / 100) END)::bigint
FROM sports_slip s, jsonb_array_elements(s.bet -> 'legs') leg
ON CONFLICT DO NOTHING;

-- Which bound of liability a slip would pass, as a refusal with its details; NULL: none. The caller holds its matches.
-- p_member_max: of one member's open bets on one match; p_market_max: of everybody's real money on one pick.
CREATE FUNCTION sports_bound(
  p_member uuid, p_currency text, p_game text, p_stake bigint, p_matches text[], p_markets text[], p_picks text[], p_mosts bigint[],
  p_member_max bigint, p_market_max bigint
) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  added bigint;
  open_most bigint;
BEGIN
  FOR i IN 1 .. cardinality(p_matches) LOOP
    SELECT sum(most) INTO added FROM unnest(p_matches, p_mosts) AS taken (match, most) WHERE match = p_matches[i];
    SELECT coalesce(sum(most), 0) INTO open_most FROM sports_liability
      WHERE member_id = p_member AND game_id = p_game AND match_id = p_matches[i] AND currency = p_currency;
    IF open_most + added > p_member_max THEN
      RETURN jsonb_strip_nulls(jsonb_build_object('word', 'match_limit_reached', 'most_win', wire_money(p_member_max),
        'maximum', wire_money(nullif(greatest(0, p_member_max - open_most) * p_stake / added, 0))));
    END IF;
    CONTINUE WHEN p_currency <> 'BRL';
    SELECT coalesce(sum(most), 0) INTO open_most FROM sports_liability
      WHERE game_id = p_game AND match_id = p_matches[i] AND market = p_markets[i] AND pick = p_picks[i] AND currency = 'BRL';
    IF open_most + p_mosts[i] > p_market_max THEN
      RETURN jsonb_strip_nulls(jsonb_build_object('word', 'selection_limit_reached',
        'maximum', wire_money(nullif(greatest(0, p_market_max - open_most) * p_stake / p_mosts[i], 0))));
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

-- As before (185), within the bounds of liability.
DROP FUNCTION place_sports_slip(uuid, text, text, bytea, text, uuid, uuid, text, text, integer, bigint, integer, jsonb, text[], text[],
  text[], integer[], jsonb, timestamptz);
CREATE FUNCTION place_sports_slip(
  p_member uuid, p_currency text, p_key text, p_hash bytea, p_game text, p_slip uuid, p_transaction uuid, p_dim text,
  p_category text, p_edge_ppm integer, p_stake bigint, p_matchday integer, p_bet jsonb, p_matches text[], p_markets text[],
  p_picks text[], p_odds integer[], p_mosts bigint[], p_member_max bigint, p_market_max bigint, p_answer jsonb,
  p_at timestamptz
) RETURNS game_answer
LANGUAGE plpgsql AS $$
DECLARE
  seen game_answer;
  refusal text;
  posted posting;
  m sports_match;
  bound jsonb;
BEGIN
  PERFORM lock_member(p_member);
  seen := game_replay(p_member, p_key, p_hash);
  IF seen.word IS NOT NULL THEN RETURN seen; END IF;
  IF EXISTS (SELECT FROM member WHERE id = p_member AND status <> 'active') THEN refusal := 'account_frozen'; END IF;
  FOR i IN 1 .. cardinality(p_matches) LOOP
    EXIT WHEN refusal IS NOT NULL;
    -- Held until the stake is taken: nobody decides the match, moves its odds or stakes on it in between.
    SELECT * INTO m FROM sports_match WHERE game_id = p_game AND id = p_matches[i] FOR NO KEY UPDATE;
    IF NOT FOUND THEN refusal := 'bet_invalid';
    ELSIF m.status <> 'open' OR m.kicks_off_at <= p_at THEN refusal := 'betting_closed';
    ELSIF (m.odds #>> ARRAY[p_markets[i], p_picks[i]])::integer IS DISTINCT FROM p_odds[i] THEN RETURN game_word('odds_moved');
    END IF;
  END LOOP;
  IF refusal IS NOT NULL THEN RETURN game_refuse(p_member, p_key, p_hash, refusal, p_at); END IF;
  bound := sports_bound(p_member, p_currency, p_game, p_stake, p_matches, p_markets, p_picks, p_mosts, p_member_max, p_market_max);
  IF bound IS NOT NULL THEN
    RETURN game_refuse_with(p_member, p_key, p_hash, bound ->> 'word', bound - 'word', p_at);
  END IF;
  posted := post_bet(p_member, p_currency, p_slip, p_transaction, p_key, p_hash, p_stake, p_dim, p_category, p_edge_ppm, p_at);
  IF posted.word = 'wallet_missing' THEN RETURN game_word('wallet_missing'); END IF;
  IF posted.word <> 'posted' THEN RETURN game_refuse(p_member, p_key, p_hash, posted.word, p_at); END IF;
  INSERT INTO sports_slip (member_id, id, game_id, currency, stake, matchday, bet, bet_key, placed_at)
  VALUES (p_member, p_slip, p_game, p_currency, p_stake, p_matchday, p_bet, p_key, p_at);
  INSERT INTO sports_leg (game_id, match_id, member_id, slip_id)
  SELECT DISTINCT p_game, id, p_member, p_slip FROM unnest(p_matches) AS id;
  INSERT INTO sports_liability (game_id, match_id, market, pick, member_id, slip_id, currency, most)
  SELECT p_game, match, market, pick, p_member, p_slip, p_currency, most
    FROM unnest(p_matches, p_markets, p_picks, p_mosts) AS taken (match, market, pick, most);
  RETURN game_answered(p_member, p_key, p_hash, p_answer, posted.version, posted.cash, posted.bonus, p_at);
END $$;
