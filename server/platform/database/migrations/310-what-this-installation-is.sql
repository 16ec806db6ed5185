-- One row: whether demo accounts were ever seeded here, and a text sealed under this installation's secret, so that a start
-- under another secret is refused before it seals anything that the right one could not open.
CREATE TABLE installation (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  seeded_at timestamptz,
  secret_canary bytea
);
INSERT INTO installation (seeded_at)
VALUES ((SELECT min(created_at) FROM administrator WHERE email LIKE '%@arara.test'));
