-- What people of the back office wrote about a member beside an act. The audit log's row keeps a commitment alone, so that the chain
-- stands when the words go with the member's other records.
CREATE TABLE audit_text (
  seq bigint PRIMARY KEY,
  member_id uuid NOT NULL,
  -- A salt and the texts by their names.
  sealed bytea NOT NULL
);
CREATE INDEX audit_text_of ON audit_text (member_id);

-- Who was erased in these days: what came late is erased again.
CREATE INDEX member_erased ON member (erased_at) WHERE erased_at IS NOT NULL;
