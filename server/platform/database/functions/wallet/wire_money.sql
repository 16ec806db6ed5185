-- Centavos as the wire has them: 150000 is 1500.00.
CREATE OR REPLACE FUNCTION wire_money(p_centavos bigint) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT (p_centavos / 100)::text || '.' || lpad((p_centavos % 100)::text, 2, '0')
$$;
