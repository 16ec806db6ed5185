-- A chain's salt is the value of a round of a public beacon. The round is chosen when the chain is anchored and published later, so
-- that nobody can choose a chain by its salt. Chains of before have a salt of this server's (beacon NULL): their rounds are checked
-- as ever, and no further round is opened on them.
ALTER TABLE shared_chain ALTER COLUMN salt DROP NOT NULL;
ALTER TABLE shared_chain ADD COLUMN beacon text;
ALTER TABLE shared_chain ADD COLUMN beacon_round integer CHECK (beacon_round > 0);
ALTER TABLE shared_chain ADD COLUMN beacon_signature text;
ALTER TABLE shared_chain ADD CONSTRAINT shared_chain_salted_by CHECK (
  CASE WHEN beacon IS NULL THEN beacon_round IS NULL AND beacon_signature IS NULL AND salt IS NOT NULL
  ELSE beacon_round IS NOT NULL AND (beacon_signature IS NULL) = (salt IS NULL) END);

-- One chain of a table waits for its salt: of several, the server could take the one it likes.
CREATE UNIQUE INDEX shared_chain_waiting ON shared_chain (game_id) WHERE salt IS NULL;
CREATE INDEX shared_chain_newest ON shared_chain (game_id, created_at);

-- What a chain was anchored with stays; its salt is written once.
CREATE FUNCTION keep_anchored_chain() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.salt IS NOT NULL OR ROW(NEW.id, NEW.game_id, NEW.anchor, NEW.length, NEW.beacon, NEW.beacon_round, NEW.created_at)
    IS DISTINCT FROM ROW(OLD.id, OLD.game_id, OLD.anchor, OLD.length, OLD.beacon, OLD.beacon_round, OLD.created_at) THEN
    RAISE EXCEPTION 'A chain that is anchored changes no more';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER shared_chain_kept BEFORE UPDATE OF id, game_id, anchor, salt, length, beacon, beacon_round, beacon_signature, created_at
  ON shared_chain FOR EACH ROW EXECUTE FUNCTION keep_anchored_chain();
