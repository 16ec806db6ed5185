-- Tries of secrets (passwords, codes, withdrawal passwords) by a keyed hash of what is guessed and from where. Tries under
-- way are counted apart from wrong ones; `version` is compared when one is added.
CREATE TABLE guess_count (
  subject bytea PRIMARY KEY,
  wrong integer NOT NULL DEFAULT 0 CHECK (wrong >= 0),
  pending integer NOT NULL DEFAULT 0 CHECK (pending >= 0),
  -- When tries under way count as wrong: the process that looked at them is gone.
  pending_until timestamptz,
  wrong_at timestamptz,
  expires_at timestamptz NOT NULL,
  version bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL
);
CREATE INDEX guess_count_expiry ON guess_count (expires_at);

-- Counted there from now on.
ALTER TABLE withdrawal_password DROP COLUMN tries, DROP COLUMN locked_until;
