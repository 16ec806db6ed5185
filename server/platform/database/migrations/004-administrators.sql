CREATE TABLE administrator (
  id uuid PRIMARY KEY,
  email text NOT NULL UNIQUE,
  name text NOT NULL,
  password_hash text NOT NULL,
  totp_sealed bytea NOT NULL,
  -- The time step of the last code taken: a code works once, and never one before it.
  totp_step bigint NOT NULL DEFAULT 0,
  failures integer NOT NULL DEFAULT 0,
  locked_until timestamptz,
  created_at timestamptz NOT NULL
);

-- An invitation to become one; the link carries the token, the table its hash.
CREATE TABLE administrator_invite (
  token_hash bytea PRIMARY KEY,
  email text NOT NULL,
  name text NOT NULL,
  totp_sealed bytea NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);

CREATE TABLE administrator_session (
  token_hash bytea PRIMARY KEY,
  id uuid NOT NULL,
  administrator_id uuid NOT NULL REFERENCES administrator (id),
  created_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL
);
CREATE INDEX administrator_session_expiry ON administrator_session (ends_at);
