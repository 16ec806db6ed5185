-- Ends of rounds. p_ids: the transaction's id, and one for the conversion of a bonus that this may complete.

-- Pays a round that a bet opened. final moves the stake from open_bets to gaming and closes the round; before that, any
-- number of payouts may go out. A round that is not known is parked for reconciliation, and not kept as a refusal:
-- the bet may still be on its way.
CREATE FUNCTION settle_round(
  p_member uuid, p_currency text, p_round uuid, p_ids uuid[], p_key text, p_hash bytea, p_payout bigint, p_final boolean,
  p_at timestamptz
) RETURNS posting
LANGUAGE plpgsql AS $$
DECLARE
  w wallet;
  r round;
  seen posting;
  done posting;
  split record;
  legs ledger_leg[] := '{}';
BEGIN
  SELECT * INTO w FROM wallet WHERE member_id = p_member AND currency = p_currency FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN ledger_word('wallet_missing', false); END IF;
  seen := ledger_replay(p_member, p_key, p_hash);
  IF seen.word IS NOT NULL THEN RETURN seen; END IF;
  SELECT * INTO r FROM round WHERE member_id = p_member AND id = p_round AND currency = p_currency;
  IF NOT FOUND THEN
    INSERT INTO parked_win VALUES (p_member, p_key, p_round, p_currency, p_payout, p_at) ON CONFLICT DO NOTHING;
    RETURN ledger_word('bet_not_found', false);
  END IF;
  IF r.status = 'rolled_back' THEN RETURN ledger_refuse(p_member, p_key, p_hash, 'bet_rolled_back', p_at); END IF;
  IF r.status = 'settled' THEN RETURN ledger_refuse(p_member, p_key, p_hash, 'bet_already_settled', p_at); END IF;
  split := payout_split(r, p_payout);
  IF p_final AND r.stake_cash + r.stake_bonus > 0 THEN
    legs := legs || ROW('open_bets', 'gaming', r.stake_cash + r.stake_bonus, r.game)::ledger_leg;
  END IF;
  legs := legs || payout_legs(w, r.game, split.to_cash, split.to_bonus);
  UPDATE round SET
    won_cash = won_cash + split.to_cash, won_bonus = won_bonus + split.to_bonus,
    status = CASE WHEN p_final THEN 'settled' ELSE status END,
    settled_at = CASE WHEN p_final THEN p_at END,
    day = CASE WHEN p_final THEN (p_at AT TIME ZONE 'America/Sao_Paulo')::date END
  WHERE member_id = p_member AND id = p_round RETURNING * INTO r;
  done := ledger_write(p_member, p_currency, p_ids[1], p_key, p_hash, 'settle', p_round::text, legs, p_at);
  IF p_final THEN PERFORM count_settled(r, p_ids[1], p_ids[2], p_at); END IF;
  RETURN done;
END $$;

-- A round of one of our own games, opened and settled at once: one transaction, one step of the wallet.
CREATE FUNCTION post_round(
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
BEGIN
  SELECT * INTO w FROM wallet WHERE member_id = p_member AND currency = p_currency FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN ledger_word('wallet_missing', false); END IF;
  seen := ledger_replay(p_member, p_key, p_hash);
  IF seen.word IS NOT NULL THEN RETURN seen; END IF;
  g := active_grant(p_member, p_currency, p_at);
  refusal := bet_refusal(w, g, p_stake, p_at);
  IF refusal IS NOT NULL THEN RETURN ledger_refuse(p_member, p_key, p_hash, refusal, p_at); END IF;
  r := ROW(p_member, p_round, p_currency, p_game, p_category, p_edge_ppm, least(w.cash, p_stake),
    p_stake - least(w.cash, p_stake), 0, 0, CASE WHEN p_stake > w.cash THEN g.id END, 'settled', p_at, p_at,
    (p_at AT TIME ZONE 'America/Sao_Paulo')::date)::round;
  split := payout_split(r, p_payout);
  r.won_cash := split.to_cash;
  r.won_bonus := split.to_bonus;
  INSERT INTO round VALUES (r.*);
  done := ledger_write(p_member, p_currency, p_ids[1], p_key, p_hash, 'round', p_round::text,
    stake_legs(w, p_stake, 'gaming', p_game) || payout_legs(w, p_game, split.to_cash, split.to_bonus), p_at);
  PERFORM count_settled(r, p_ids[1], p_ids[2], p_at);
  RETURN done;
END $$;
