-- Somebody who can receive no code any more is helped by two administrators: one opens, another approves and passes on
-- a code that works once.
CREATE TABLE password_reset (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('password', 'withdrawal_password')),
  reason text NOT NULL,
  opened_by uuid NOT NULL,
  opened_at timestamptz NOT NULL,
  closed_by uuid,
  closed_at timestamptz,
  state text NOT NULL CHECK (state IN ('open', 'approved', 'rejected')),
  CHECK (closed_by IS NULL OR state = 'rejected' OR closed_by <> opened_by)
);
CREATE INDEX password_reset_open ON password_reset (opened_at) WHERE state = 'open';
