-- What an administrator may do. Those who were there before roles are owners.
ALTER TABLE administrator
  ADD COLUMN role text NOT NULL DEFAULT 'owner' CHECK (role IN ('owner', 'finance', 'reviewer', 'support')),
  ADD COLUMN disabled_at timestamptz;
ALTER TABLE administrator_invite
  ADD COLUMN role text NOT NULL DEFAULT 'owner' CHECK (role IN ('owner', 'finance', 'reviewer', 'support'));
-- From here on whoever makes one says which.
ALTER TABLE administrator ALTER COLUMN role DROP DEFAULT;
ALTER TABLE administrator_invite ALTER COLUMN role DROP DEFAULT;
ALTER TABLE administrator_session ADD COLUMN user_agent text;
CREATE INDEX administrator_session_of ON administrator_session (administrator_id);
CREATE UNIQUE INDEX administrator_session_by_id ON administrator_session (id);

-- A correction of a member's cash: proposed → approved by another person | rejected | taken back by its proposer.
-- Money moves when it is approved, under the key `adjustment:<id>`.
CREATE TABLE adjustment (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL,
  direction text NOT NULL CHECK (direction IN ('credit', 'debit')),
  money centavos NOT NULL CHECK (money > 0),
  reason text NOT NULL,
  state text NOT NULL CHECK (state IN ('proposed', 'approved', 'rejected', 'taken_back')),
  proposed_by uuid NOT NULL REFERENCES administrator (id),
  proposed_at timestamptz NOT NULL,
  decided_by uuid REFERENCES administrator (id),
  decided_at timestamptz,
  decision_note text,
  CHECK ((state = 'proposed') = (decided_by IS NULL)),
  CHECK ((decided_by IS NULL) = (decided_at IS NULL)),
  CHECK (state = 'proposed' OR (state = 'taken_back') = (decided_by = proposed_by))
);
CREATE INDEX adjustment_by_state ON adjustment (state, id);
CREATE INDEX adjustment_of_member ON adjustment (member_id, id);

-- The log is read by what it is about and by who did it.
CREATE INDEX audit_log_by_subject ON audit_log (subject, seq);
CREATE INDEX audit_log_by_administrator ON audit_log (administrator_id, seq);
