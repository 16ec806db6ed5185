-- The time for which an erased member's records are kept ends (kept_until, 075): then name, CPF and birth date go as well,
-- and what is left are sums under an id that leads to nobody.
ALTER TABLE member
  ADD COLUMN forgotten_at timestamptz,
  DROP CONSTRAINT member_check,
  ADD CONSTRAINT member_is_known CHECK (is_demo OR forgotten_at IS NOT NULL
    OR (password_hash IS NOT NULL AND cpf_sealed IS NOT NULL AND realname_sealed IS NOT NULL)),
  ADD CONSTRAINT member_forgotten_is_nobody CHECK (forgotten_at IS NULL OR coalesce(realname_sealed, cpf_sealed, phone_sealed,
    email_sealed, gender_sealed, address_sealed, register_ip_sealed) IS NULL AND birth_date IS NULL AND password_hash IS NULL);
CREATE INDEX member_to_forget ON member (kept_until) WHERE kept_until IS NOT NULL AND forgotten_at IS NULL;

-- By the moment that never changes: another would be written with every renewal.
CREATE INDEX session_created ON session (created_at);
CREATE INDEX refresh_token_of_session ON refresh_token (member_id, session_id);
