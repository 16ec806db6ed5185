-- Opens a round of a game, or plays it whole where its payout is known at once. p_ids: the transaction, the conversion of a bonus
-- that may complete, the announcement of a round that stays open. Amounts in centavos.
CREATE OR REPLACE FUNCTION start_game_round(
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
