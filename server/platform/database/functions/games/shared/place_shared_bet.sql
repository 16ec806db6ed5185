-- A stake in centavos for a shared round that takes bets at p_at, the moment at which the call arrived.
CREATE OR REPLACE FUNCTION place_shared_bet(
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
