-- What a member says is theirs and nobody has proved: any number of members may claim one value. `member_identifier` holds
-- what is proved, once: the contact that answered with its code, and the CPF of the first member who settled it.
CREATE TABLE member_claim (
  member_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('phone', 'email')),
  hash bytea NOT NULL,
  claimed_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, kind)
);
CREATE INDEX member_claim_by_hash ON member_claim (kind, hash, claimed_at);
CREATE INDEX member_identifier_by_member ON member_identifier (member_id);

-- Contacts of before: proved where the member answered with a code, claimed where they only said so. Their CPF is settled.
INSERT INTO member_claim (member_id, kind, hash, claimed_at)
SELECT i.member_id, i.kind, i.hash, m.created_at FROM member_identifier i JOIN member m ON m.id = i.member_id
WHERE i.kind IN ('phone', 'email') AND NOT EXISTS (SELECT FROM security_event e WHERE e.member_id = i.member_id
  AND e.kind = CASE i.kind WHEN 'phone' THEN 'phone_changed' ELSE 'email_bound' END);
DELETE FROM member_identifier i USING member_claim c
WHERE i.member_id = c.member_id AND i.kind = c.kind AND i.hash = c.hash;

ALTER TABLE sent_code DROP CONSTRAINT sent_code_purpose_check,
  ADD CONSTRAINT sent_code_purpose_check CHECK (purpose IN
    ('bind_email', 'bind_phone', 'reset_password', 'reset_pin', 'confirm_phone', 'confirm_email'));

-- Play and deposits wait for the registration to be settled.
ALTER TABLE play_closing DROP CONSTRAINT play_closing_kind_check,
  ADD CONSTRAINT play_closing_kind_check CHECK (kind IN
    ('registry_impeded', 'registration_pending', 'registry_pending', 'identity_required'));
CREATE OR REPLACE FUNCTION told_closing(p_member uuid) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT kind FROM play_closing WHERE member_id = p_member ORDER BY array_position(
    ARRAY['registry_impeded', 'registration_pending', 'registry_pending', 'identity_required'], kind) LIMIT 1
$$;
