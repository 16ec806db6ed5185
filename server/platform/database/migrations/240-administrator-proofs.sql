-- When the person behind a session last proved who they are, and a keyed hash of the browser's device cookie.
ALTER TABLE administrator_session ADD COLUMN proved_at timestamptz, ADD COLUMN device_hash bytea;
UPDATE administrator_session SET proved_at = created_at;
ALTER TABLE administrator_session ALTER COLUMN proved_at SET NOT NULL;
