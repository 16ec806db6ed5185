-- Keys with which providers sign their calls. Several of one provider may be valid at once, so that they can be rotated.
CREATE TABLE provider_key (
  key_id text PRIMARY KEY CHECK (key_id ~ '^[A-Za-z0-9_-]{4,64}$'),
  api_code text NOT NULL REFERENCES game_provider,
  secret_sealed bytea NOT NULL,
  created_at timestamptz NOT NULL,
  revoked_at timestamptz
);
