-- A browser somebody signed in with, known again by a cookie of its own whose keyed hash stands here. The network is
-- the address without its last part: all that is kept of a place.
CREATE TABLE member_device (
  member_id uuid NOT NULL,
  id uuid NOT NULL,
  token_hash bytea NOT NULL,
  browser text NOT NULL,
  system text NOT NULL,
  network text NOT NULL,
  created_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, id),
  UNIQUE (member_id, token_hash)
);

ALTER TABLE session
  ADD COLUMN device_id uuid,
  ADD COLUMN browser text,
  ADD COLUMN system text,
  ADD COLUMN network text,
  ADD COLUMN method text,
  ADD COLUMN seen_at timestamptz,
  DROP CONSTRAINT session_revoked_reason_check,
  ADD CONSTRAINT session_revoked_reason_check CHECK (revoked_reason IN
    ('signed_out', 'force_offline', 'token_reused', 'password_changed', 'ended_by_member', 'account_erased'));
CREATE INDEX session_open ON session (member_id) WHERE revoked_at IS NULL;

-- When the last failure was: each one makes the next try wait longer.
ALTER TABLE sign_in_failure ADD COLUMN failed_at timestamptz;

-- The picture a member chose, by its id.
ALTER TABLE member ADD COLUMN picture text;
