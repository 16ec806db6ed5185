-- One use, five minutes; the answers as keyed hashes.
CREATE TABLE captcha (
  key uuid PRIMARY KEY,
  image_answer bytea NOT NULL,
  question_answer bytea NOT NULL,
  prefix text NOT NULL,
  bits smallint NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX captcha_expiry ON captcha (expires_at);

-- Failed sign-ins by account and address (as a keyed hash of both, or of the account alone).
CREATE TABLE sign_in_failure (
  subject bytea PRIMARY KEY,
  count integer NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sign_in_failure_expiry ON sign_in_failure (expires_at);
