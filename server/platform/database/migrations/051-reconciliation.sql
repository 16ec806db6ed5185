-- What moved between the house and its providers, by time: transaction ids ascend with it.
CREATE INDEX ledger_transfer_clearing ON ledger_transfer (transaction_id)
  WHERE debit = 'psp_clearing' OR credit = 'psp_clearing';

-- Our copy of the provider's statement, line by line. `ref` names what both sides know: a payment's end-to-end id, a
-- refund of it, a payout. Days are those of Brasília.
CREATE TABLE statement_line (
  psp text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('received', 'refunded', 'paid_out', 'returned', 'fee', 'other')),
  ref text NOT NULL,
  amount bigint NOT NULL,
  at timestamptz NOT NULL,
  day date NOT NULL,
  PRIMARY KEY (psp, kind, ref)
);
CREATE INDEX statement_line_day ON statement_line (psp, day);

-- One day, ledger against statement. Amounts are signed: what came in less what went out.
CREATE TABLE reconciliation (
  psp text NOT NULL,
  day date NOT NULL,
  ran_at timestamptz NOT NULL,
  -- Null: the daily job.
  ran_by uuid,
  ledger_net bigint NOT NULL,
  provider_net bigint NOT NULL,
  totals jsonb NOT NULL,
  PRIMARY KEY (psp, day)
);

-- What one side has and the other has not, or has otherwise. open → explained (by rule, or by a person's note) ; settled:
-- a later run found both sides in agreement.
CREATE TABLE reconciliation_difference (
  id uuid PRIMARY KEY,
  psp text NOT NULL,
  day date NOT NULL,
  kind text NOT NULL,
  ref text NOT NULL,
  ledger_amount bigint NOT NULL,
  provider_amount bigint NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'explained', 'settled')),
  why text CHECK (why IN ('in_flight', 'other_day', 'refund_under_way', 'fee', 'by_hand')),
  note text,
  explained_by uuid,
  explained_at timestamptz,
  first_seen timestamptz NOT NULL,
  last_seen timestamptz NOT NULL,
  UNIQUE (psp, day, kind, ref)
);
CREATE INDEX reconciliation_difference_open ON reconciliation_difference (psp, day) WHERE state = 'open';

-- Whose turn the daily job is.
CREATE TABLE reconciliation_turn (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  due_at timestamptz NOT NULL
);
