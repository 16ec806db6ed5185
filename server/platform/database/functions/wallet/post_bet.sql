-- Takes the stake of a round that stays open: the member’s lock, replay, refusals, bounds of the game, limits, session.
-- Amounts in centavos; p_edge_ppm is the game’s edge in millionths.
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
  s play_session;
  opened timestamptz;
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
  refusal := coalesce(refusal, stake_refusal(p_member, p_round, p_game, p_stake));
  IF refusal IS NOT NULL THEN RETURN ledger_refuse(p_member, p_key, p_hash, refusal, p_at); END IF;
  s := session_at(w, p_at);
  IF s.check_at <= p_at AND NOT EXISTS (SELECT FROM round WHERE member_id = p_member AND id = p_round) THEN
    RETURN ledger_refuse(p_member, p_key, p_hash, 'reality_check_due', p_at);
  END IF;
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
    AND (round.grant_id = excluded.grant_id OR round.grant_id IS NULL OR excluded.grant_id IS NULL)
  RETURNING opened_at INTO opened;
  IF NOT FOUND THEN RETURN ledger_refuse(p_member, p_key, p_hash, 'round_closed', p_at); END IF;
  IF opened >= s.started_at THEN
    s.staked := s.staked + p_stake;
  ELSE
    PERFORM move_ended_session(w, opened, p_stake, 0);
  END IF;
  IF p_currency = 'BRL' AND w.played_minute >= date_trunc('minute', p_at) IS NOT TRUE THEN
    PERFORM count_minute(p_member, p_at);
  END IF;
  RETURN ledger_write(p_member, p_currency, p_id, p_key, p_hash, 'bet', p_round::text,
    stake_legs(w, p_stake, 'open_bets', p_game), p_at, s);
END $$;
