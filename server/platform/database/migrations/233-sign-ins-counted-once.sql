-- By what the browser called the try that opened it, as a keyed hash: the same try again, after an answer that was lost, is the same session.
ALTER TABLE session ADD COLUMN opened_by bytea;
CREATE UNIQUE INDEX session_opened_by ON session (member_id, opened_by) WHERE opened_by IS NOT NULL AND revoked_at IS NULL;
