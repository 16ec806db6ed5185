-- First day of the day, week or month that a day lies in.
CREATE OR REPLACE FUNCTION period_start(p_period text, p_day date) RETURNS date
LANGUAGE sql IMMUTABLE AS $$ SELECT date_trunc(p_period, p_day::timestamp)::date $$;
