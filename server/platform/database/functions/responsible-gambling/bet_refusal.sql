-- Why the wallet refuses a stake in centavos, but for limits, which answer more than a word; null where it takes it.
CREATE OR REPLACE FUNCTION bet_refusal(w wallet, g bonus_grant, p_stake bigint, p_at timestamptz) RETURNS text
LANGUAGE plpgsql AS $$
BEGIN
  IF w.frozen_reason IS NOT NULL THEN RETURN 'wallet_frozen'; END IF;
  IF w.play_blocked_until > p_at THEN RETURN 'play_blocked'; END IF;
  IF g.max_stake < p_stake THEN RETURN 'stake_over_bonus_limit'; END IF;
  -- An expired grant's money is no longer the member's to stake, whether or not its end was posted yet.
  IF (w.cash + CASE WHEN g.id IS NULL THEN 0 ELSE w.bonus END < p_stake) THEN RETURN 'insufficient_balance'; END IF;
  RETURN NULL;
END $$;
