-- Which administrator is working on a withdrawal, until when: two do not decide one case.
CREATE TABLE withdrawal_claim (
  withdrawal_id uuid PRIMARY KEY,
  administrator_id uuid NOT NULL REFERENCES administrator (id),
  claimed_at timestamptz NOT NULL,
  until timestamptz NOT NULL
);

-- What members came with: a device by the random id that its browser keeps, an address on the internet. Only keyed
-- hashes: enough to see that two members share one, too little to learn which.
CREATE TABLE member_trace (
  member_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('device', 'address')),
  hash bytea NOT NULL,
  first_seen timestamptz NOT NULL,
  last_seen timestamptz NOT NULL,
  PRIMARY KEY (member_id, kind, hash)
);
CREATE INDEX member_trace_shared ON member_trace (kind, hash);

-- The same destination saved by two members.
CREATE INDEX payout_account_shared ON payout_account (destination_hash);
CREATE INDEX pix_payment_of_member ON pix_payment (member_id) WHERE member_id IS NOT NULL;
