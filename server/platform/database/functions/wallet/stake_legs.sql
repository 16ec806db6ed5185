-- Cash first, then bonus.
CREATE OR REPLACE FUNCTION stake_legs(w wallet, p_stake bigint, p_to text, p_game text) RETURNS ledger_leg[]
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  from_cash bigint := least(w.cash, p_stake);
  legs ledger_leg[] := '{}';
BEGIN
  IF from_cash > 0 THEN legs := legs || ROW('cash', p_to, from_cash, p_game)::ledger_leg; END IF;
  IF p_stake > from_cash THEN legs := legs || ROW('bonus', p_to, p_stake - from_cash, p_game)::ledger_leg; END IF;
  RETURN legs;
END $$;
