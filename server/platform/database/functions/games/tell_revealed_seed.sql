-- Trigger: rewards that were drawn with a seed get a new version when it is revealed, so that devices hear of it.
CREATE OR REPLACE FUNCTION tell_revealed_seed() RETURNS trigger
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
