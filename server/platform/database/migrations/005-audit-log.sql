-- What administrators did. Append-only for the serving role; each row's hash covers the one before it, so that a row
-- changed or taken out by anybody breaks the chain.
CREATE TABLE audit_log (
  seq bigint PRIMARY KEY,
  at timestamptz NOT NULL,
  administrator_id uuid,
  action text NOT NULL,
  subject text NOT NULL,
  details jsonb NOT NULL,
  hash bytea NOT NULL
);
