-- Results of real matches are corrected by two people (docs/decisions/036): what a slip was paid is taken back through the ledger, and
-- the slip is settled anew. A postponed match waits for its new date.

ALTER TABLE sports_match
  -- Decided anew: slips that were settled by the old result may have to be settled again.
  ADD COLUMN to_reverse boolean NOT NULL DEFAULT false,
  -- Takes no bets and waits for its new date; void from then on without one.
  ADD COLUMN postponed_until timestamptz,
  ADD CONSTRAINT sports_match_postponed CHECK (postponed_until IS NULL OR status = 'open');
CREATE INDEX sports_match_to_reverse ON sports_match (game_id) WHERE to_reverse;
CREATE INDEX sports_match_waiting ON sports_match (game_id, postponed_until) WHERE postponed_until IS NOT NULL;

-- Of a slip that a correction settles anew: `payout` it had been paid (an amount), `at`, and how many `times`.
ALTER TABLE sports_slip ADD COLUMN corrected jsonb;
ALTER TABLE game_round ADD COLUMN corrected jsonb;

-- Selections of settled slips on real matches: a correction finds them.
CREATE TABLE sports_past_leg (
  game_id text NOT NULL,
  match_id text NOT NULL,
  member_id uuid NOT NULL,
  slip_id uuid NOT NULL,
  PRIMARY KEY (game_id, match_id, member_id, slip_id)
);
INSERT INTO sports_past_leg
SELECT DISTINCT r.game_id, leg ->> 'match', r.member_id, r.id
FROM game_round r JOIN game g ON g.id = r.game_id AND g.engine = 'fixtures', jsonb_array_elements(r.state -> 'legs') leg
WHERE r.seed_id IS NULL AND r.status = 'settled';

-- As before (185); also for matches whose result was corrected, or whose wait is over.
CREATE OR REPLACE FUNCTION hold_sports_book(p_game text, p_owner uuid, p_now timestamptz, p_until timestamptz) RETURNS bigint
LANGUAGE sql AS $$
  UPDATE sports_book b SET
    fence = CASE WHEN owner = p_owner THEN fence ELSE fence + 1 END, owner = p_owner, until = p_until
  WHERE game_id = p_game AND (owner = p_owner OR owner IS NULL OR until <= p_now)
    AND (watched_until > p_now
      OR EXISTS (SELECT FROM sports_matchday d WHERE d.game_id = p_game AND d.status = 'open')
      OR EXISTS (SELECT FROM sports_match m WHERE m.game_id = p_game AND (m.to_settle OR m.to_reverse OR m.postponed_until <= p_now)))
  RETURNING fence
$$;

-- As before (275); a postponed match takes no bets.
CREATE OR REPLACE FUNCTION place_sports_slip(
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
    ELSIF m.status <> 'open' OR m.kicks_off_at <= p_at OR m.postponed_until IS NOT NULL THEN refusal := 'betting_closed';
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

-- What a slip that holds this selection pays at most if it wins.
CREATE FUNCTION sports_most(p_bet jsonb, p_odds integer) RETURNS bigint
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  most numeric := replace(p_bet ->> 'stake', '.', '')::numeric;
  leg jsonb;
BEGIN
  IF p_bet ->> 'kind' <> 'multiple' THEN RETURN greatest(1, trunc(most * p_odds / 100)); END IF;
  FOR leg IN SELECT * FROM jsonb_array_elements(p_bet -> 'legs') LOOP most := most * (leg ->> 'odds')::numeric / 100; END LOOP;
  RETURN greatest(1, trunc(most));
END $$;

-- As before (185); a settlement after a correction has a key of its own, and selections on real matches are kept.
CREATE OR REPLACE FUNCTION settle_sports_slips(
  p_game text, p_fence bigint, p_members uuid[], p_slips uuid[], p_payouts bigint[], p_voids boolean[], p_states jsonb[],
  p_hashes bytea[], p_ids uuid[], p_at timestamptz
) RETURNS TABLE (slip_id uuid, word text)
LANGUAGE plpgsql AS $$
DECLARE
  s sports_slip;
  ids uuid[];
  posted posting;
  again text;
BEGIN
  IF NOT holds_sports_fence(p_game, p_fence) THEN RETURN; END IF;
  FOR i IN 1..coalesce(array_length(p_slips, 1), 0) LOOP
    slip_id := p_slips[i];
    ids := p_ids[3 * i - 2 : 3 * i];
    BEGIN
      word := 'gone';
      SELECT * INTO s FROM sports_slip WHERE member_id = p_members[i] AND id = p_slips[i];
      IF FOUND THEN
        -- Locks the wallet before the slip, as everywhere; a locked wallet makes no other slip wait.
        word := 'busy';
        PERFORM FROM wallet WHERE member_id = s.member_id AND currency = s.currency FOR NO KEY UPDATE SKIP LOCKED;
        IF FOUND THEN
          SELECT * INTO s FROM sports_slip WHERE member_id = p_members[i] AND id = p_slips[i] FOR UPDATE;
          word := CASE WHEN FOUND THEN 'done' ELSE 'gone' END;
        END IF;
      END IF;
      IF word = 'done' THEN
        -- A settlement after a correction has a key of its own.
        again := coalesce(':' || (s.corrected ->> 'times'), '');
        IF p_voids[i] THEN
          posted := rollback_bet(s.member_id, s.currency, s.bet_key, ids, 'rollback:' || s.id || again, p_hashes[i], p_at);
        ELSE
          posted := settle_round(s.member_id, s.currency, s.id, ids, 'settle:' || s.id || again, p_hashes[i], p_payouts[i], true, p_at);
        END IF;
        IF posted.word <> 'posted' THEN RAISE EXCEPTION '%', posted.word; END IF;
        INSERT INTO game_round (member_id, id, game_id, currency, status, stake, payout, state, shared_number, bet_key,
          started_at, settled_at, corrected)
        VALUES (s.member_id, s.id, s.game_id, s.currency, CASE WHEN p_voids[i] THEN 'rolled_back' ELSE 'settled' END, s.stake,
          p_payouts[i], p_states[i], s.matchday, s.bet_key, s.placed_at, p_at, s.corrected);
        IF s.matchday IS NULL THEN
          INSERT INTO sports_past_leg SELECT game_id, match_id, member_id, l.slip_id FROM sports_leg l
            WHERE l.member_id = s.member_id AND l.slip_id = s.id ON CONFLICT DO NOTHING;
        END IF;
        DELETE FROM sports_slip WHERE member_id = s.member_id AND id = s.id;
        PERFORM announce_round(s.member_id, ids[3], s.id, p_at);
      END IF;
    EXCEPTION WHEN OTHERS THEN
      word := 'failed: ' || SQLERRM;
    END;
    RETURN NEXT;
  END LOOP;
END $$;

-- Takes the settlement of a round back, as a reversal of its own: the win leaves the wallet, what is not there becomes debt, the stake
-- is in play again, and the day, the wagering and a bonus that converted by it are as if the round had not ended. p_ids: the
-- transaction, and that of an undone conversion.
CREATE FUNCTION unsettle_round(
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

-- Opens settled slips again, each alone, for the book's holder to settle anew: one that fails, or whose wallet is locked, is returned
-- and stays for the next look. p_ids: three a slip.
CREATE FUNCTION reopen_sports_slips(
  p_game text, p_fence bigint, p_members uuid[], p_slips uuid[], p_hashes bytea[], p_ids uuid[], p_at timestamptz
) RETURNS TABLE (slip_id uuid, word text)
LANGUAGE plpgsql AS $$
DECLARE
  g game_round;
  bet jsonb;
  times integer;
  posted posting;
BEGIN
  IF NOT holds_sports_fence(p_game, p_fence) THEN RETURN; END IF;
  FOR i IN 1..coalesce(array_length(p_slips, 1), 0) LOOP
    slip_id := p_slips[i];
    BEGIN
      word := 'busy';
      PERFORM FROM wallet w JOIN game_round o ON o.member_id = w.member_id AND o.currency = w.currency
        WHERE o.member_id = p_members[i] AND o.id = p_slips[i] FOR NO KEY UPDATE OF w SKIP LOCKED;
      IF FOUND THEN
        SELECT * INTO g FROM game_round WHERE member_id = p_members[i] AND id = p_slips[i] AND status = 'settled' FOR UPDATE;
        word := CASE WHEN FOUND THEN 'done' ELSE 'gone' END;
      END IF;
      IF word = 'done' THEN
        times := coalesce((g.corrected ->> 'times')::integer, 0);
        posted := unsettle_round(g.member_id, g.currency, g.id,
          'settle:' || g.id || CASE WHEN times = 0 THEN '' ELSE ':' || times END, p_ids[3 * i - 2 : 3 * i - 1],
          'unsettle:' || g.id || ':' || times + 1, p_hashes[i], p_at);
        IF posted.word <> 'posted' THEN RAISE EXCEPTION '%', posted.word; END IF;
        bet := jsonb_build_object('kind', g.state -> 'kind', 'stake', g.state -> 'stake', 'legs', (
          SELECT jsonb_agg(leg - 'result' - 'score' - 'tied' ORDER BY place)
          FROM jsonb_array_elements(g.state -> 'legs') WITH ORDINALITY AS told (leg, place)));
        INSERT INTO sports_slip (member_id, id, game_id, currency, stake, bet, bet_key, placed_at, corrected)
        VALUES (g.member_id, g.id, g.game_id, g.currency, g.stake, bet, g.bet_key, g.started_at, jsonb_build_object(
          'payout', wire_money(g.payout), 'times', times + 1,
          'at', to_char(p_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')));
        INSERT INTO sports_leg (game_id, match_id, member_id, slip_id)
        SELECT DISTINCT g.game_id, leg ->> 'match', g.member_id, g.id FROM jsonb_array_elements(bet -> 'legs') leg;
        INSERT INTO sports_liability (game_id, match_id, market, pick, member_id, slip_id, currency, most)
        SELECT g.game_id, leg ->> 'match', leg ->> 'market', leg ->> 'pick', g.member_id, g.id, g.currency,
          sports_most(bet, (leg ->> 'odds')::integer) FROM jsonb_array_elements(bet -> 'legs') leg;
        DELETE FROM game_round WHERE member_id = g.member_id AND id = g.id;
        PERFORM announce_round(g.member_id, p_ids[3 * i], g.id, p_at);
      END IF;
    EXCEPTION WHEN OTHERS THEN
      word := 'failed: ' || SQLERRM;
    END;
    RETURN NEXT;
  END LOOP;
END $$;
