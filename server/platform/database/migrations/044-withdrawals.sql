-- pending → approved → paid | failed; pending → rejected; paid → returned, when the bank sends it back.
-- Above a limit the first approval leaves it pending with a reviewer, and another administrator decides.
CREATE TABLE withdrawal (
  member_id uuid NOT NULL,
  id uuid NOT NULL,
  order_no text NOT NULL,
  money centavos NOT NULL CHECK (money > 0),
  fee centavos NOT NULL CHECK (fee >= 0 AND fee < money),
  state text NOT NULL CHECK (state IN ('pending', 'approved', 'paid', 'rejected', 'failed', 'returned')),
  reason text,
  account_id uuid NOT NULL,
  account_label text NOT NULL,
  payment_type text NOT NULL,
  destination_sealed bytea NOT NULL,
  member_remark text,
  created_at timestamptz NOT NULL,
  expected_by timestamptz NOT NULL,
  reviewer uuid,
  second_reviewer uuid,
  reviewed_at timestamptz,
  paid_at timestamptz,
  -- One permanent id, stored before the provider is called: ready → sent → under_way → done | refused | returned.
  payout_id text UNIQUE,
  payout_state text CHECK (payout_state IN ('ready', 'sent', 'under_way', 'done', 'refused', 'returned')),
  ask_at timestamptz,
  asks integer NOT NULL DEFAULT 0,
  version bigint NOT NULL,
  PRIMARY KEY (member_id, id),
  CHECK (second_reviewer <> reviewer),
  CHECK (state <> 'approved' OR payout_id IS NOT NULL)
) WITH (fillfactor = 80);
CREATE UNIQUE INDEX withdrawal_one_open ON withdrawal (member_id) WHERE state IN ('pending', 'approved');
CREATE UNIQUE INDEX withdrawal_by_id ON withdrawal (id);
CREATE INDEX withdrawal_by_state ON withdrawal (state, id);
CREATE INDEX withdrawal_changes ON withdrawal (member_id, version);
CREATE INDEX withdrawal_to_ask ON withdrawal (ask_at) WHERE ask_at IS NOT NULL;
