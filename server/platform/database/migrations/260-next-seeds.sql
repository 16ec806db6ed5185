-- The server seed that a member's next pair begins with. Its hash is shown before the member's seed is accepted, so that the
-- server cannot choose it afterwards: accepting moves the row, as it is, to game_seed.
CREATE TABLE game_seed_next (
  member_id uuid NOT NULL,
  currency currency_code NOT NULL,
  id uuid NOT NULL,
  server_seed_sealed bytea NOT NULL,
  seed_hash text NOT NULL,
  published_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, currency)
);

-- When the hash was published. NULL: a pair of before, whose server seed was drawn when the member's seed was known. Its rounds are
-- checked as ever.
ALTER TABLE game_seed ADD COLUMN published_at timestamptz CHECK (published_at <= created_at);
