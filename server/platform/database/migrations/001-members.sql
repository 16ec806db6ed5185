-- Who plays. What identifies a person is stored encrypted (AES-256-GCM, key outside the database).
CREATE TABLE member (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  nickname text NOT NULL,
  is_demo boolean NOT NULL,
  status text NOT NULL CHECK (status IN ('active', 'frozen', 'closed')),
  password_hash text,
  realname_sealed bytea,
  cpf_sealed bytea,
  phone_sealed bytea,
  email_sealed bytea,
  birth_date date,
  invite_code text,
  inviter_id uuid,
  agent_id uuid,
  lang text NOT NULL,
  register_site text NOT NULL,
  register_ip_sealed bytea,
  terms_accepted_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK (is_demo OR (password_hash IS NOT NULL AND cpf_sealed IS NOT NULL AND realname_sealed IS NOT NULL))
);
CREATE INDEX member_by_name ON member (name text_pattern_ops);
CREATE INDEX member_by_inviter ON member (inviter_id) WHERE inviter_id IS NOT NULL;

-- Global uniqueness and look-up, keyed by the value's keyed hash: one account per name, phone, e-mail, CPF, invitation code.
CREATE TABLE member_identifier (
  kind text NOT NULL CHECK (kind IN ('name', 'phone', 'email', 'cpf', 'invite_code')),
  hash bytea NOT NULL,
  member_id uuid NOT NULL,
  PRIMARY KEY (kind, hash)
);
