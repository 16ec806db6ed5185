-- What an amount moves in one of the member's columns; debt grows when it is debited, for it is owed to the operator.
CREATE OR REPLACE FUNCTION ledger_delta(p_legs ledger_leg[], p_account text) RETURNS bigint
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  leg ledger_leg;
  total bigint := 0;
BEGIN
  FOREACH leg IN ARRAY p_legs LOOP
    IF leg.credit = p_account THEN total := total + leg.amount; END IF;
    IF leg.debit = p_account THEN total := total - leg.amount; END IF;
  END LOOP;
  RETURN total;
END $$;
