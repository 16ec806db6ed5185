-- Decides a win that waits. Released, it is paid as it would have been: by the split of its round's stake, in the day of its
-- round. Refused, the operator keeps it. Words: win_decided, wallet_missing.
CREATE OR REPLACE FUNCTION decide_win(
  p_member uuid, p_id uuid, p_release boolean, p_ids uuid[], p_key text, p_hash bytea, p_at timestamptz
) RETURNS posting
LANGUAGE plpgsql AS $$
DECLARE
  w wallet;
  v win_review;
  r round;
  seen posting;
  done posting;
  to_cash bigint := 0;
  to_bonus bigint := 0;
  split record;
BEGIN
  SELECT * INTO v FROM win_review WHERE member_id = p_member AND id = p_id;
  SELECT * INTO w FROM wallet WHERE member_id = p_member AND currency = v.currency FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN ledger_word('wallet_missing', false); END IF;
  seen := ledger_replay(p_member, p_key, p_hash);
  IF seen.word IS NOT NULL THEN RETURN seen; END IF;
  UPDATE win_review SET state = CASE WHEN p_release THEN 'released' ELSE 'refused' END, decided_at = p_at
    WHERE member_id = p_member AND id = p_id AND state = 'waiting';
  IF NOT FOUND THEN RETURN ledger_word('win_decided', false); END IF;
  SELECT * INTO r FROM round WHERE member_id = p_member AND id = v.round_id;
  IF p_release THEN
    to_cash := v.amount;
    IF r.id IS NOT NULL THEN
      split := payout_split(r, v.amount);
      to_cash := split.to_cash;
      to_bonus := split.to_bonus;
      PERFORM count_late_win(r, to_cash, to_bonus);
    END IF;
  END IF;
  done := ledger_write(p_member, v.currency, p_ids[1], p_key, p_hash,
    CASE WHEN p_release THEN 'win_released' ELSE 'win_refused' END, coalesce(v.round_id, v.id)::text,
    leg_of('win_review', 'cash', to_cash, v.game) || leg_of('win_review', 'bonus', to_bonus, v.game)
      || leg_of('win_review', 'gaming', v.amount - to_cash - to_bonus, v.game)
      || leg_of('cash', 'debt', least(w.debt, to_cash), ''), p_at,
    CASE WHEN r.id IS NOT NULL THEN session_moved(w, r, 0, to_cash + to_bonus) END);
  PERFORM end_grant_if_due(p_member, v.currency, p_ids[2], p_at);
  RETURN done;
END $$;
