-- A spin's reward tells the house's seed once it is revealed. The row that a device holds has changed then, so its version
-- does, one for each: lists are read by version, and without this a device would never hear of the seed.
CREATE INDEX reward_of_seed ON reward (member_id, seed_id) WHERE seed_id IS NOT NULL;

CREATE FUNCTION tell_revealed_seed() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  drawn record;
  next_version bigint;
BEGIN
  FOR drawn IN SELECT r.id FROM reward r WHERE r.member_id = NEW.member_id AND r.seed_id = NEW.id ORDER BY r.id LOOP
    INSERT INTO list_version AS l (member_id, list, version) VALUES (NEW.member_id, 'reward', 1)
      ON CONFLICT (member_id, list) DO UPDATE SET version = l.version + 1
      RETURNING l.version INTO next_version;
    UPDATE reward r SET version = next_version WHERE r.member_id = NEW.member_id AND r.id = drawn.id;
  END LOOP;
  RETURN NULL;
END $$;

CREATE TRIGGER game_seed_revealed AFTER UPDATE OF revealed_at ON game_seed
  FOR EACH ROW WHEN (OLD.revealed_at IS NULL AND NEW.revealed_at IS NOT NULL)
  EXECUTE FUNCTION tell_revealed_seed();
