-- A win of a provider: `settle_round` within the caps. Above one it is parked where p_park says so; else nothing happens and
-- the answer is win_above_cap, which is not kept.
CREATE OR REPLACE FUNCTION settle_provider_round(
  p_member uuid, p_currency text, p_round uuid, p_ids uuid[], p_key text, p_hash bytea, p_payout bigint, p_final boolean,
  p_api text, p_win_cap bigint, p_day_cap bigint, p_park boolean, p_at timestamptz
) RETURNS posting
LANGUAGE plpgsql AS $$
DECLARE
  r round;
  seen posting;
  above text;
BEGIN
  PERFORM FROM wallet WHERE member_id = p_member AND currency = p_currency FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN ledger_word('wallet_missing', false); END IF;
  seen := ledger_replay(p_member, p_key, p_hash);
  IF seen.word IS NOT NULL THEN RETURN seen; END IF;
  SELECT * INTO r FROM round WHERE member_id = p_member AND id = p_round AND currency = p_currency AND status = 'open';
  IF FOUND AND p_currency = 'BRL' THEN
    above := cap_above(p_api, r.won_cash + r.won_bonus + coalesce((SELECT sum(amount) FROM win_review
      WHERE member_id = p_member AND round_id = p_round AND state = 'waiting'), 0)::bigint,
      p_payout, p_win_cap, p_day_cap, p_at);
  END IF;
  IF above IS NULL THEN
    RETURN settle_round(p_member, p_currency, p_round, p_ids, p_key, p_hash, p_payout, p_final, p_at);
  END IF;
  IF NOT p_park THEN RETURN ledger_word('win_above_cap', false); END IF;
  INSERT INTO win_review VALUES (p_member, p_ids[1], p_round, p_currency, p_api, r.game, r.grant_id,
    r.stake_cash + r.stake_bonus, p_payout, above, 'waiting', p_at);
  RETURN settle_round(p_member, p_currency, p_round, p_ids, p_key, p_hash, p_payout, p_final, p_at, 'win_parked');
END $$;
