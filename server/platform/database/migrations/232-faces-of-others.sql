-- A provider that remembers faces names the checks of other members with the same one: a person decides, and sees whose they are.
ALTER TABLE identity_check
  -- Checks as the provider named them; one of an account that is gone may be among them.
  ADD COLUMN same_face uuid[] NOT NULL DEFAULT '{}',
  DROP CONSTRAINT identity_check_reason_check,
  ADD CONSTRAINT identity_check_reason_check CHECK (reason IN ('document_unreadable', 'document_expired', 'name_mismatch',
    'face_mismatch', 'liveness_failed', 'under_age', 'cpf_irregular', 'face_of_another'));
