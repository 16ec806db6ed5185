-- The key of a grant's conversion: the first is 'convert:<id>', one after an undone one carries its number.
CREATE OR REPLACE FUNCTION conversion_key(g bonus_grant) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT 'convert:' || g.id || CASE WHEN g.conversions = 0 THEN '' ELSE ':' || g.conversions END
$$;
