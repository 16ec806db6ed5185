-- Money of a deposit that the payer's bank disputes (MED), set aside in `wallet.hold` until the dispute has ended.
-- `amount` is what is disputed now (0: nothing any more), `held` how much of it the wallet could set aside.
CREATE TABLE wallet_dispute (
  member_id uuid NOT NULL,
  deposit_key text NOT NULL,
  currency currency_code NOT NULL,
  amount centavos NOT NULL CHECK (amount >= 0),
  held centavos NOT NULL CHECK (held >= 0 AND held <= amount),
  steps integer NOT NULL DEFAULT 0,
  PRIMARY KEY (member_id, deposit_key)
);
CREATE INDEX wallet_dispute_open ON wallet_dispute (member_id, currency) WHERE amount > 0;

-- Infraction reports of the provider (DICT: InfractionReport) against payments that we received.
CREATE TABLE pix_infraction (
  id text PRIMARY KEY,
  e2eid text NOT NULL,
  amount centavos NOT NULL CHECK (amount > 0),
  state text NOT NULL CHECK (state IN ('open', 'agreed', 'rejected')),
  opened_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL
);
CREATE INDEX pix_infraction_payment ON pix_infraction (e2eid);

-- One row: until when the provider's list of reports was read.
CREATE TABLE pix_infraction_sweep (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  swept_until timestamptz NOT NULL,
  due_at timestamptz NOT NULL
);
