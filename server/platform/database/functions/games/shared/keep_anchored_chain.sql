-- What a chain was anchored with stays; its salt is written once.
CREATE OR REPLACE FUNCTION keep_anchored_chain() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.salt IS NOT NULL OR ROW(NEW.id, NEW.game_id, NEW.anchor, NEW.length, NEW.beacon, NEW.beacon_round, NEW.created_at)
    IS DISTINCT FROM ROW(OLD.id, OLD.game_id, OLD.anchor, OLD.length, OLD.beacon, OLD.beacon_round, OLD.created_at) THEN
    RAISE EXCEPTION 'A chain that is anchored changes no more';
  END IF;
  RETURN NEW;
END $$;
