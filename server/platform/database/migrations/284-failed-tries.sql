-- Wrong passwords for an account since its last sign-in, to be told to the member.
CREATE TABLE member_failed_tries (
  member_id uuid PRIMARY KEY,
  count integer NOT NULL,
  last_at timestamptz NOT NULL,
  -- When a letter of them was written last.
  told_at timestamptz
);
