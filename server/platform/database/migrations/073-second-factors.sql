CREATE TABLE member_totp (
  member_id uuid PRIMARY KEY,
  secret_sealed bytea NOT NULL,
  -- The time step of the last code taken: a code works once, and never one before it.
  step bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  confirmed_at timestamptz
);

-- One set at a time; the codes follow from the set by our key, and here stand their keyed hashes.
CREATE TABLE member_recovery_code (
  member_id uuid NOT NULL,
  code_hash bytea NOT NULL,
  set_id uuid NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (member_id, code_hash)
);

CREATE TABLE member_passkey (
  member_id uuid NOT NULL,
  id uuid NOT NULL,
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  is_synced boolean NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz,
  -- Its counter went back: two devices hold it, and one of them is not the member's.
  suspended_at timestamptz,
  PRIMARY KEY (member_id, id)
);

-- What a passkey has to sign, by keyed hash; one use, five minutes.
CREATE TABLE passkey_challenge (
  hash bytea PRIMARY KEY,
  member_id uuid,
  purpose text NOT NULL CHECK (purpose IN ('add', 'sign_in', 'step_up')),
  expires_at timestamptz NOT NULL
);
CREATE INDEX passkey_challenge_expiry ON passkey_challenge (expires_at);
