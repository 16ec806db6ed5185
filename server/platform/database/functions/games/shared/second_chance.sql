-- How long a lot or a grant that was done, and is open again by no fault of the member, lasts at least.
CREATE OR REPLACE FUNCTION second_chance(p_expires timestamptz, p_at timestamptz) RETURNS timestamptz
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p_expires IS NOT NULL THEN greatest(p_expires, p_at + interval '3 days') END
$$;
