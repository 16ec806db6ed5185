-- What a slip that holds this selection pays at most if it wins.
CREATE OR REPLACE FUNCTION sports_most(p_bet jsonb, p_odds integer) RETURNS bigint
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  most numeric := replace(p_bet ->> 'stake', '.', '')::numeric;
  leg jsonb;
BEGIN
  IF p_bet ->> 'kind' <> 'multiple' THEN RETURN greatest(1, trunc(most * p_odds / 100)); END IF;
  FOR leg IN SELECT * FROM jsonb_array_elements(p_bet -> 'legs') LOOP most := most * (leg ->> 'odds')::numeric / 100; END LOOP;
  RETURN greatest(1, trunc(most));
END $$;
