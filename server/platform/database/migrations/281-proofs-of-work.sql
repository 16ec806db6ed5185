-- A proof of work that is asked for without a picture: by a network with many tries. One use, five minutes.
CREATE TABLE work_challenge (
  key uuid PRIMARY KEY,
  prefix text NOT NULL,
  bits smallint NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX work_challenge_expiry ON work_challenge (expires_at);
