-- Times of the last steps, for the timeline; and a payout that a person must look at: `stopped` is ready, but its member's
-- account was frozen after the approval. Whoever lets it go says why, and it is not stopped again.
ALTER TABLE withdrawal
  ADD COLUMN sent_at timestamptz,
  ADD COLUMN ended_at timestamptz,
  ADD COLUMN stop_reason text,
  ADD COLUMN let_go_by uuid,
  DROP CONSTRAINT withdrawal_payout_state_check,
  ADD CONSTRAINT withdrawal_payout_state_check
    CHECK (payout_state IN ('ready', 'stopped', 'sent', 'under_way', 'done', 'refused', 'returned'));
CREATE INDEX withdrawal_stopped ON withdrawal (id) WHERE payout_state = 'stopped';

-- A company's PIX key is the member's own only where somebody saw the proof that they are its sole owner.
CREATE TABLE sole_owner (
  member_id uuid NOT NULL,
  cnpj_hash bytea NOT NULL,
  label text NOT NULL,
  proved_by uuid NOT NULL REFERENCES administrator (id),
  proved_at timestamptz NOT NULL,
  reason text NOT NULL,
  PRIMARY KEY (member_id, cnpj_hash)
);

-- The directory is asked for members only so often a day: it must not become a way to find out who has which key.
CREATE TABLE key_lookup (
  member_id uuid NOT NULL,
  day date NOT NULL,
  lookups integer NOT NULL,
  PRIMARY KEY (member_id, day)
);
