-- Pays an open round; p_final closes it, before that any number of payouts may go out. A round that is not known is parked for
-- reconciliation and not kept as a refusal: the bet may still come. p_payout in centavos.
CREATE OR REPLACE FUNCTION settle_round(
  p_member uuid, p_currency text, p_round uuid, p_ids uuid[], p_key text, p_hash bytea, p_payout bigint, p_final boolean,
  p_at timestamptz, p_kind text DEFAULT 'settle'
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
  IF p_kind = 'win_parked' THEN
    split := payout_split(r, 0);
    legs := leg_of('gaming', 'win_review', p_payout, r.game);
  ELSE
    split := payout_split(r, p_payout);
  END IF;
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
  done := ledger_write(p_member, p_currency, p_ids[1], p_key, p_hash, p_kind, p_round::text, legs, p_at,
    session_moved(w, r, 0, split.to_cash + split.to_bonus));
  IF p_final THEN PERFORM count_settled(r, p_ids[1], p_ids[2], p_at); END IF;
  RETURN done;
END $$;
