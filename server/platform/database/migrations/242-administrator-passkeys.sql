CREATE TABLE administrator_passkey (
  administrator_id uuid NOT NULL REFERENCES administrator (id),
  id uuid NOT NULL,
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  is_synced boolean NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz,
  -- Its counter went back: two devices hold it, and one of them is not the administrator's.
  suspended_at timestamptz,
  PRIMARY KEY (administrator_id, id)
);

-- What a passkey has to sign, by keyed hash; one use, five minutes.
CREATE TABLE administrator_challenge (
  hash bytea PRIMARY KEY,
  administrator_id uuid,
  purpose text NOT NULL CHECK (purpose IN ('add', 'sign_in', 'prove')),
  expires_at timestamptz NOT NULL
);
CREATE INDEX administrator_challenge_expiry ON administrator_challenge (expires_at);
