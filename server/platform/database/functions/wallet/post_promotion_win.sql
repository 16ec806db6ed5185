-- A win without a bet: a free round or a promotion of a provider. It has a call of its own, belongs to no round and is
-- bounded as other wins are. p_park: as in settle_provider_round.
CREATE OR REPLACE FUNCTION post_promotion_win(
  p_member uuid, p_currency text, p_id uuid, p_key text, p_hash bytea, p_amount bigint, p_api text, p_game text,
  p_win_cap bigint, p_day_cap bigint, p_park boolean, p_at timestamptz
) RETURNS posting
LANGUAGE plpgsql AS $$
DECLARE
  w wallet;
  seen posting;
  above text;
BEGIN
  SELECT * INTO w FROM wallet WHERE member_id = p_member AND currency = p_currency FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN ledger_word('wallet_missing', false); END IF;
  seen := ledger_replay(p_member, p_key, p_hash);
  IF seen.word IS NOT NULL THEN RETURN seen; END IF;
  IF p_currency = 'BRL' THEN above := cap_above(p_api, 0, p_amount, p_win_cap, p_day_cap, p_at); END IF;
  IF above IS NULL THEN
    RETURN ledger_write(p_member, p_currency, p_id, p_key, p_hash, 'promotion_win', p_id::text,
      payout_legs(w, p_game, p_amount, 0), p_at);
  END IF;
  IF NOT p_park THEN RETURN ledger_word('win_above_cap', false); END IF;
  INSERT INTO win_review VALUES (p_member, p_id, NULL, p_currency, p_api, p_game, NULL, 0, p_amount, above, 'waiting', p_at);
  RETURN ledger_write(p_member, p_currency, p_id, p_key, p_hash, 'win_parked', p_id::text,
    leg_of('gaming', 'win_review', p_amount, p_game), p_at);
END $$;
