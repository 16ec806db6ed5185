-- Calendar day in America/Sao_Paulo.
CREATE OR REPLACE FUNCTION brazil_day(p_at timestamptz) RETURNS date
LANGUAGE sql IMMUTABLE AS $$ SELECT (p_at AT TIME ZONE 'America/Sao_Paulo')::date $$;
