-- Age and identity: a row a check. draft: pictures are being sent; pending: the provider is asked; in_review: a person is.
CREATE TABLE identity_check (
  member_id uuid NOT NULL,
  id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('draft', 'pending', 'approved', 'rejected', 'in_review')),
  reason text CHECK (reason IN ('document_unreadable', 'document_expired', 'name_mismatch', 'face_mismatch', 'liveness_failed',
    'under_age', 'cpf_irregular')),
  -- What the member wrote to a person of ours, sealed; NULL: nothing.
  appeal bytea,
  note text,
  begun_at timestamptz NOT NULL,
  sent_at timestamptz,
  decided_at timestamptz,
  -- Since when a person is waited for.
  review_since timestamptz,
  decided_by uuid,
  -- Of a check under way: when the provider is asked again, and how often it was.
  ask_at timestamptz,
  asks integer NOT NULL DEFAULT 0,
  PRIMARY KEY (member_id, id),
  CHECK ((state = 'pending') = (ask_at IS NOT NULL)),
  CHECK ((state = 'draft') = (sent_at IS NULL)),
  CHECK (state <> 'rejected' OR reason IS NOT NULL)
);
CREATE UNIQUE INDEX identity_check_one_draft ON identity_check (member_id) WHERE state = 'draft';
CREATE INDEX identity_check_due ON identity_check (ask_at) WHERE state = 'pending';
CREATE INDEX identity_check_review ON identity_check (review_since) WHERE state = 'in_review';
CREATE INDEX identity_check_by_id ON identity_check (id);
CREATE INDEX identity_check_ended ON identity_check (decided_at) WHERE state = 'rejected';
CREATE INDEX identity_check_drafts ON identity_check (begun_at) WHERE state = 'draft';

-- Sealed as a whole with the check's name: it opens nowhere else.
CREATE TABLE identity_picture (
  member_id uuid NOT NULL,
  check_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('document_front', 'document_back', 'selfie')),
  type text NOT NULL,
  bytes integer NOT NULL,
  sealed bytea NOT NULL,
  PRIMARY KEY (member_id, check_id, kind)
);
