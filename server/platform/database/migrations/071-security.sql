-- What happened to the safety of an account, for its member to read.
CREATE TABLE security_event (
  member_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  details jsonb NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (member_id, id)
);

-- Withdrawals wait after a change that somebody else could have made.
CREATE TABLE member_hold (
  member_id uuid PRIMARY KEY,
  until timestamptz NOT NULL,
  reason text NOT NULL
);

-- A code sent to somebody. The subject is a keyed hash of whom it was asked for, so that one asked for nobody at all
-- looks and costs the same. Counted tries, one use.
CREATE TABLE sent_code (
  subject bytea NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('bind_email', 'reset_password', 'reset_pin')),
  id uuid NOT NULL,
  member_id uuid,
  target_sealed bytea,
  code_hash bytea NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (subject, purpose, id)
);
CREATE UNIQUE INDEX sent_code_id ON sent_code (id);
CREATE INDEX sent_code_expiry ON sent_code (expires_at);

-- Somebody said that they forgot their password. Looked at later and elsewhere: the answer cannot tell whether there
-- is such an account, not even by the time it takes.
CREATE TABLE reset_wish (
  id uuid PRIMARY KEY,
  account_sealed bytea NOT NULL,
  subject bytea NOT NULL,
  created_at timestamptz NOT NULL
);
