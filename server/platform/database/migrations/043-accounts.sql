-- Where members want their money. What it is (a PIX key, an account number) is stored encrypted; label is its mask.
CREATE TABLE payout_account (
  member_id uuid NOT NULL,
  -- Made by the client: saving the same one twice saves one.
  id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('pix', 'bank')),
  pix_type text CHECK (pix_type IN ('cpf', 'cnpj', 'email', 'phone', 'evp')),
  bank_name text,
  account_type text,
  label text NOT NULL,
  destination_sealed bytea NOT NULL,
  destination_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  -- Pays out only when confirmed online with the withdrawal password.
  confirmed_at timestamptz,
  removed_at timestamptz,
  PRIMARY KEY (member_id, id),
  CHECK ((kind = 'pix') = (pix_type IS NOT NULL))
);
CREATE UNIQUE INDEX payout_account_once ON payout_account (member_id, destination_hash) WHERE removed_at IS NULL;

-- Six digits: HMAC with a key outside the database, then argon2id. A try is counted before it is looked at.
CREATE TABLE withdrawal_password (
  member_id uuid PRIMARY KEY,
  hash text NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  locked_until timestamptz,
  -- After a change, withdrawals wait.
  held_until timestamptz,
  changed_at timestamptz NOT NULL
);
