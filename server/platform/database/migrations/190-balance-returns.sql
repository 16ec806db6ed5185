-- What is left of a member whom the registry of the impeded names goes back to an account of theirs after two days, and the
-- account is closed (facts/brazil.md 1.3): a row a naming. waiting: for something that ends by itself; sending: a
-- withdrawal of the house's own is under way; stuck: a person has to see to it; dropped: the registry named them no more.
CREATE TABLE balance_return (
  member_id uuid NOT NULL,
  impeded_at timestamptz NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'sending', 'stuck', 'closed', 'dropped')),
  -- What is waited for, or what keeps it: a word.
  cause text,
  withdrawal_id uuid,
  -- When it is looked at next; NULL: it is over.
  look_at timestamptz,
  -- When the member was asked for an account that the money can go to.
  asked_at timestamptz,
  ended_at timestamptz,
  PRIMARY KEY (member_id, impeded_at),
  CHECK ((look_at IS NULL) = (state IN ('closed', 'dropped'))),
  CHECK ((ended_at IS NULL) = (look_at IS NOT NULL)),
  CHECK ((cause IS NULL) = (state IN ('sending', 'closed', 'dropped')))
);
CREATE INDEX balance_return_due ON balance_return (look_at) WHERE look_at IS NOT NULL;
CREATE INDEX balance_return_of_withdrawal ON balance_return (withdrawal_id) WHERE withdrawal_id IS NOT NULL;

ALTER TABLE session
  DROP CONSTRAINT session_revoked_reason_check,
  ADD CONSTRAINT session_revoked_reason_check CHECK (revoked_reason IN ('signed_out', 'force_offline', 'token_reused',
    'password_changed', 'ended_by_member', 'account_erased', 'account_closed'));
