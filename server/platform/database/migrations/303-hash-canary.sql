-- One row: a keyed hash of a known text. A start whose hashes are made under another secret than the database's is refused, for it
-- would find nobody by CPF, phone or e-mail.
CREATE TABLE hash_canary (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  hash bytea NOT NULL
);
