-- A code may bind a telephone as well.
ALTER TABLE sent_code DROP CONSTRAINT sent_code_purpose_check,
  ADD CONSTRAINT sent_code_purpose_check CHECK (purpose IN ('bind_email', 'bind_phone', 'reset_password', 'reset_pin'));
