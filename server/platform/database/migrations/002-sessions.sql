-- A sign-in on one device. A bearer token names it; it can be renewed until renewable_until.
CREATE TABLE session (
  member_id uuid NOT NULL,
  id uuid NOT NULL,
  remembered boolean NOT NULL,
  created_at timestamptz NOT NULL,
  renewable_until timestamptz NOT NULL,
  revoked_at timestamptz,
  revoked_reason text CHECK (revoked_reason IN ('signed_out', 'force_offline', 'token_reused', 'password_changed')),
  PRIMARY KEY (member_id, id)
);
CREATE INDEX session_revoked ON session (revoked_at) WHERE revoked_at IS NOT NULL;

-- Rotating tokens of remembered sessions, by keyed hash; the session is the family. The successor's text follows from
-- its predecessor's, so a predecessor can be answered again without either being stored.
CREATE TABLE refresh_token (
  hash bytea PRIMARY KEY,
  member_id uuid NOT NULL,
  session_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  rotated_at timestamptz,
  successor_hash bytea
);
CREATE INDEX refresh_token_expiry ON refresh_token (expires_at);
