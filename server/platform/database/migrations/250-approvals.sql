-- What one administrator proposes and another must approve. The effect runs with the approval, in its transaction.
-- proposed → approved | refused | withdrawn (by its proposer) | expired.
CREATE TABLE approval_request (
  id uuid PRIMARY KEY,
  -- A kind of server/approval-kinds.ts.
  kind text NOT NULL,
  -- What it is about, as the audit log says it; never personal data.
  subject text NOT NULL,
  -- The administrator whose access it changes: they approve nothing about themselves, and are notified.
  concerns uuid REFERENCES administrator (id),
  -- Payload and changes, encrypted: they may name people.
  sealed bytea NOT NULL,
  reason text NOT NULL,
  state text NOT NULL CHECK (state IN ('proposed', 'approved', 'refused', 'withdrawn', 'expired')),
  proposed_by uuid NOT NULL REFERENCES administrator (id),
  proposer_session uuid NOT NULL,
  proposer_device text,
  proposed_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  decided_by uuid REFERENCES administrator (id),
  decider_session uuid,
  decider_device text,
  decided_at timestamptz,
  decision_note text,
  CHECK ((state = 'proposed') = (decided_at IS NULL)),
  CHECK ((state IN ('proposed', 'expired')) = (decided_by IS NULL)),
  CHECK (state <> 'withdrawn' OR decided_by = proposed_by),
  CONSTRAINT approval_by_another_hand CHECK (state <> 'approved' OR (decided_by <> proposed_by
    AND decided_by IS DISTINCT FROM concerns AND decider_session IS DISTINCT FROM proposer_session
    AND decider_device IS NOT NULL AND proposer_device IS NOT NULL AND decider_device <> proposer_device))
);
-- One proposal at a time about the same thing.
CREATE UNIQUE INDEX approval_request_one_open ON approval_request (kind, subject) WHERE state = 'proposed';
CREATE INDEX approval_request_by_state ON approval_request (state, id);

-- Until when a new, re-enrolled or re-roled administrator approves nothing.
ALTER TABLE administrator ADD COLUMN probation_until timestamptz;

-- Session and device of both persons of an adjustment; unknown for what was proposed before.
ALTER TABLE adjustment
  ADD COLUMN proposer_session uuid,
  ADD COLUMN proposer_device text,
  ADD COLUMN decider_session uuid,
  ADD COLUMN decider_device text,
  ADD CONSTRAINT adjustment_by_another_hand CHECK (state <> 'approved' OR proposer_session IS NULL
    OR (decider_session IS DISTINCT FROM proposer_session AND decider_device IS NOT NULL
      AND proposer_device IS NOT NULL AND decider_device <> proposer_device));
