-- The first moment that counts for the next period.
CREATE OR REPLACE FUNCTION period_end(p_period text, p_day date) RETURNS timestamptz
LANGUAGE sql IMMUTABLE AS $$
  SELECT (period_start(p_period, p_day)::timestamp + ('1 ' || p_period)::interval) AT TIME ZONE 'America/Sao_Paulo'
$$;
