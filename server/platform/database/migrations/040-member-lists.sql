-- How often a member's list of one kind changed. A change takes the next version under this row's lock, which it keeps
-- until it commits: versions are therefore seen in their order, and "everything after v" misses nothing.
CREATE TABLE list_version (
  member_id uuid NOT NULL,
  list text NOT NULL,
  version bigint NOT NULL,
  PRIMARY KEY (member_id, list)
);
