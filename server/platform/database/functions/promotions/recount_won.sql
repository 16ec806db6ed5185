-- A win that was under review may reach a round after it was settled.
CREATE OR REPLACE FUNCTION recount_won() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM recount_served(NEW);
  RETURN NULL;
END $$;
