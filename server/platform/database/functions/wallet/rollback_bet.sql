-- Takes a bet back, also after its round was settled; a win of it that waits for a decision goes back as well. p_ids: the
-- transaction, the conversion that may be undone, the correction, the parked win.
CREATE OR REPLACE FUNCTION rollback_bet(
  p_member uuid, p_currency text, p_bet_key text, p_ids uuid[], p_key text, p_hash bytea, p_at timestamptz
) RETURNS posting
LANGUAGE plpgsql AS $$
DECLARE
  w wallet;
  seen posting;
  done posting;
  bet ledger_transaction;
  r round;
  mirror ledger_leg[];
  to_cash bigint;
  to_bonus bigint;
  is_void boolean;
  uncounted record;
BEGIN
  SELECT * INTO w FROM wallet WHERE member_id = p_member AND currency = p_currency FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN ledger_word('wallet_missing', false); END IF;
  seen := ledger_replay(p_member, p_key, p_hash);
  IF seen.word IS NOT NULL THEN RETURN seen; END IF;
  SELECT * INTO bet FROM ledger_transaction WHERE member_id = p_member AND key = p_bet_key AND currency = p_currency;
  IF NOT FOUND OR bet.kind <> 'bet' THEN
    INSERT INTO call (member_id, key, state, answer, created_at)
    VALUES (p_member, p_bet_key, 'closed', '{"word": "bet_rolled_back"}', p_at) ON CONFLICT DO NOTHING;
    RETURN ledger_refuse(p_member, p_key, p_hash, 'bet_not_found', p_at);
  END IF;
  IF EXISTS (SELECT FROM ledger_reversal WHERE member_id = p_member AND target_id = bet.id) THEN
    RETURN ledger_refuse(p_member, p_key, p_hash, 'bet_rolled_back', p_at);
  END IF;
  SELECT * INTO STRICT r FROM round WHERE member_id = p_member AND id = bet.reference::uuid;
  mirror := mirror_of(p_member, bet.id);
  to_cash := ledger_delta(mirror, 'cash');
  to_bonus := ledger_delta(mirror, 'bonus');
  is_void := r.stake_cash + r.stake_bonus = to_cash + to_bonus;
  UPDATE round SET
    stake_cash = stake_cash - to_cash, stake_bonus = stake_bonus - to_bonus,
    won_cash = CASE WHEN is_void THEN 0 ELSE won_cash END, won_bonus = CASE WHEN is_void THEN 0 ELSE won_bonus END,
    status = CASE WHEN is_void THEN 'rolled_back' ELSE status END,
    settled_at = CASE WHEN is_void THEN p_at ELSE settled_at END
  WHERE member_id = p_member AND id = r.id;
  IF is_void THEN PERFORM return_parked_wins(r, coalesce(p_ids[4], gen_random_uuid()), p_at); END IF;
  IF r.status = 'settled' THEN
    uncounted := uncount_wagering(r, to_cash, to_bonus, p_ids[1], p_at);
    PERFORM uncount_settled(r, to_cash, to_bonus, uncounted.served_cash, is_void);
    PERFORM revive_grants(r, to_bonus, uncounted.reopened_grant, p_ids[3], p_at);
  END IF;
  INSERT INTO ledger_reversal (member_id, target_id, reversal_id) VALUES (p_member, bet.id, p_ids[1]);
  done := ledger_write(p_member, p_currency, p_ids[1], p_key, p_hash, 'rollback', r.id::text,
    rollback_legs(r, mirror, r.status = 'settled', is_void), p_at,
    session_moved(w, r, -(to_cash + to_bonus), CASE WHEN is_void THEN -(r.won_cash + r.won_bonus) ELSE 0 END));
  PERFORM end_grant_if_due(p_member, p_currency, p_ids[2], p_at);
  RETURN done;
END $$;
