-- Transfers that pay a win: cash, bonus, and from the cash what the member owes. Amounts in centavos.
CREATE OR REPLACE FUNCTION payout_legs(w wallet, p_game text, p_cash bigint, p_bonus bigint) RETURNS ledger_leg[]
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  legs ledger_leg[] := '{}';
BEGIN
  IF p_cash > 0 THEN legs := legs || ROW('gaming', 'cash', p_cash, p_game)::ledger_leg; END IF;
  IF p_bonus > 0 THEN legs := legs || ROW('gaming', 'bonus', p_bonus, p_game)::ledger_leg; END IF;
  -- What the member owes is repaid first.
  IF p_cash > 0 AND w.debt > 0 THEN legs := legs || ROW('cash', 'debt', least(w.debt, p_cash), '')::ledger_leg; END IF;
  RETURN legs;
END $$;
