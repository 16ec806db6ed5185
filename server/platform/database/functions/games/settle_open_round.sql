-- Settles an open round of a game with its payout in centavos; anything but a posting is an error.
CREATE OR REPLACE FUNCTION settle_open_round(r game_round, p_ids uuid[], p_hash bytea, p_payout bigint, p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  posted posting;
BEGIN
  posted := settle_round(r.member_id, r.currency, r.id, p_ids, 'settle:' || r.id, p_hash, p_payout, true, p_at);
  IF posted.word <> 'posted' THEN RAISE EXCEPTION 'Round % could not be settled: %', r.id, posted.word; END IF;
END $$;
