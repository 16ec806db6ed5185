-- Theoretical loss that may earn cashback. The first percent of a deposit's own play pays for wheels and daily rewards.
CREATE OR REPLACE FUNCTION counting_loss(p_is_own boolean, p_edge_ppm integer, p_stake bigint) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p_is_own AND p_edge_ppm < 20000 THEN 0 ELSE p_stake * p_edge_ppm END
$$;
