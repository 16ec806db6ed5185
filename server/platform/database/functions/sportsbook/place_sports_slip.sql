-- Takes a slip on matches: replay, the book’s matchday, open matches, bounds of member, match and selection, then the bet.
-- Amounts in centavos; a postponed match takes no bets.
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
