-- Gives every bet of an open round back. p_ids: the first bet's transaction, the conversion of a bonus, the announcement,
-- then a transaction for each further bet.
CREATE OR REPLACE FUNCTION give_round_back(r game_round, p_ids uuid[], p_hash bytea, p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  keys text[] := r.bet_key || r.further_bet_keys;
  posted posting;
BEGIN
  FOR n IN 1 .. cardinality(keys) LOOP
    posted := rollback_bet(r.member_id, r.currency, keys[n],
      ARRAY[p_ids[CASE WHEN n = 1 THEN 1 ELSE n + 2 END], p_ids[2], p_ids[3]],
      'rollback:' || r.id || CASE WHEN n = 1 THEN '' ELSE ':' || n END, p_hash, p_at);
    IF posted.word <> 'posted' THEN RAISE EXCEPTION 'Round % could not be given back: %', r.id, posted.word; END IF;
  END LOOP;
END $$;
