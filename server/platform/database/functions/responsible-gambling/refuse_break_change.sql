-- Trigger: a pause or an exclusion is never changed.
CREATE OR REPLACE FUNCTION refuse_break_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A pause or an exclusion is never changed';
END $$;
