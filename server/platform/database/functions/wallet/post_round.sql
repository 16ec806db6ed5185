-- Bet and payout of a round that is over at once, in one transaction: the member’s lock, replay, refusals, limits, session, wagering.
-- Amounts in centavos; p_edge_ppm is the game’s edge in millionths.
CREATE OR REPLACE FUNCTION post_round(
  p_member uuid, p_currency text, p_round uuid, p_ids uuid[], p_key text, p_hash bytea, p_stake bigint, p_payout bigint,
  p_game text, p_category text, p_edge_ppm integer, p_at timestamptz
) RETURNS posting
LANGUAGE plpgsql AS $$
DECLARE
  w wallet;
  g bonus_grant;
  r round;
  seen posting;
  done posting;
  split record;
  refusal text;
  breach jsonb;
  s play_session;
BEGIN
  SELECT * INTO w FROM wallet WHERE member_id = p_member AND currency = p_currency FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN ledger_word('wallet_missing', false); END IF;
  seen := ledger_replay(p_member, p_key, p_hash);
  IF seen.word IS NOT NULL THEN RETURN seen; END IF;
  g := active_grant(p_member, p_currency, p_at);
  refusal := bet_refusal(w, g, p_stake, p_at);
  refusal := coalesce(refusal, stake_refusal(p_member, p_round, p_game, p_stake));
  IF refusal IS NOT NULL THEN RETURN ledger_refuse(p_member, p_key, p_hash, refusal, p_at); END IF;
  s := session_at(w, p_at);
  IF s.check_at <= p_at THEN
    RETURN ledger_refuse(p_member, p_key, p_hash, 'reality_check_due', p_at);
  END IF;
  breach := limit_breach(w, NULL, p_stake, p_at);
  IF breach IS NOT NULL THEN RETURN ledger_refuse_limit(p_member, p_key, p_hash, breach, p_at); END IF;
  r := ROW(p_member, p_round, p_currency, p_game, p_category, p_edge_ppm, least(w.cash, p_stake),
    p_stake - least(w.cash, p_stake), 0, 0, CASE WHEN p_stake > w.cash THEN g.id END, 'settled', p_at, p_at,
    (p_at AT TIME ZONE 'America/Sao_Paulo')::date)::round;
  split := payout_split(r, p_payout);
  r.won_cash := split.to_cash;
  r.won_bonus := split.to_bonus;
  INSERT INTO round VALUES (r.*);
  IF p_at >= s.started_at THEN
    s.staked := s.staked + p_stake;
    s.won := s.won + split.to_cash + split.to_bonus;
  END IF;
  IF p_currency = 'BRL' AND w.played_minute >= date_trunc('minute', p_at) IS NOT TRUE THEN
    PERFORM count_minute(p_member, p_at);
  END IF;
  done := ledger_write(p_member, p_currency, p_ids[1], p_key, p_hash, 'round', p_round::text,
    stake_legs(w, p_stake, 'gaming', p_game) || payout_legs(w, p_game, split.to_cash, split.to_bonus), p_at, s);
  PERFORM count_settled(r, p_ids[1], p_ids[2], p_at);
  RETURN done;
END $$;
