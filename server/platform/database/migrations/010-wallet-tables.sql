-- The ledger. Everything is keyed by member first, so that a money transaction stays on one shard.
-- Amounts are integer centavos. No triggers, sequences, deferrable constraints or foreign keys on money paths.

CREATE DOMAIN centavos AS bigint;
CREATE DOMAIN currency_code AS text CHECK (VALUE IN ('BRL', 'PLAY'));
-- The first five are a member's own, columns of wallet; the others are the house's.
CREATE DOMAIN account_code AS text CHECK (VALUE IN (
  'cash', 'bonus', 'rebate', 'hold', 'debt',
  'gaming', 'open_bets', 'suspense', 'psp_clearing', 'bonus_cost', 'cashback_cost', 'rebate_cost', 'wheel_cost',
  'vip_cost', 'commission_cost', 'fees', 'adjustment', 'play_money'));

-- One row per member and currency: the member's mutex. debt is what the member owes the house.
CREATE TABLE wallet (
  member_id uuid NOT NULL,
  currency currency_code NOT NULL,
  cash centavos NOT NULL DEFAULT 0,
  bonus centavos NOT NULL DEFAULT 0,
  rebate centavos NOT NULL DEFAULT 0,
  hold centavos NOT NULL DEFAULT 0,
  debt centavos NOT NULL DEFAULT 0,
  version bigint NOT NULL DEFAULT 0,
  frozen_reason text,
  play_blocked_until timestamptz,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, currency),
  CONSTRAINT wallet_never_negative
    CHECK (cash >= 0 AND bonus >= 0 AND rebate >= 0 AND hold >= 0 AND debt >= 0)
) WITH (fillfactor = 70);

-- Groups transfers; the columns cash to debt are the balances after it. Append-only.
CREATE TABLE ledger_transaction (
  member_id uuid NOT NULL,
  id uuid NOT NULL,
  currency currency_code NOT NULL,
  version bigint NOT NULL,
  kind text NOT NULL,
  key text NOT NULL,
  request_hash bytea NOT NULL,
  reference text NOT NULL,
  cash centavos NOT NULL,
  bonus centavos NOT NULL,
  rebate centavos NOT NULL,
  hold centavos NOT NULL,
  debt centavos NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, id)
);
CREATE UNIQUE INDEX ledger_transaction_key ON ledger_transaction (member_id, key);
CREATE UNIQUE INDEX ledger_transaction_version ON ledger_transaction (member_id, currency, version);

-- amount leaves the account debit and enters the account credit: double entry by construction. Append-only.
CREATE TABLE ledger_transfer (
  member_id uuid NOT NULL,
  transaction_id uuid NOT NULL,
  seq smallint NOT NULL,
  currency currency_code NOT NULL,
  debit account_code NOT NULL,
  credit account_code NOT NULL,
  amount centavos NOT NULL CHECK (amount > 0),
  dim text NOT NULL DEFAULT '',
  PRIMARY KEY (member_id, transaction_id, seq),
  CHECK (debit <> credit)
);

-- A transaction is reversed once at most. Append-only.
CREATE TABLE ledger_reversal (
  member_id uuid NOT NULL,
  target_id uuid NOT NULL,
  reversal_id uuid NOT NULL,
  PRIMARY KEY (member_id, target_id)
);

-- Causes that are unique in the whole house (an end-to-end id of PIX): which member they belong to.
CREATE TABLE ledger_route (
  key text PRIMARY KEY,
  member_id uuid NOT NULL
);

-- What became of a call: done, refused, or closed before it arrived. begun is never seen by another transaction.
CREATE TABLE call (
  member_id uuid NOT NULL,
  key text NOT NULL,
  request_hash bytea,
  state text NOT NULL CHECK (state IN ('begun', 'done', 'refused', 'closed')),
  status smallint,
  answer jsonb,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, key)
);

CREATE TABLE outbox (
  member_id uuid NOT NULL,
  id uuid NOT NULL,
  topic text NOT NULL,
  payload jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  published_at timestamptz,
  PRIMARY KEY (member_id, id)
) WITH (fillfactor = 80);
CREATE INDEX outbox_waiting ON outbox (created_at) WHERE published_at IS NULL;

-- A game round with its stake as it was split; edge_ppm is the house's edge under best play, frozen at the bet.
CREATE TABLE round (
  member_id uuid NOT NULL,
  id uuid NOT NULL,
  currency currency_code NOT NULL,
  game text NOT NULL,
  category text NOT NULL,
  edge_ppm integer NOT NULL CHECK (edge_ppm BETWEEN 0 AND 1000000),
  stake_cash centavos NOT NULL CHECK (stake_cash >= 0),
  stake_bonus centavos NOT NULL CHECK (stake_bonus >= 0),
  won_cash centavos NOT NULL DEFAULT 0 CHECK (won_cash >= 0),
  won_bonus centavos NOT NULL DEFAULT 0 CHECK (won_bonus >= 0),
  grant_id uuid,
  status text NOT NULL CHECK (status IN ('open', 'settled', 'rolled_back')),
  opened_at timestamptz NOT NULL,
  settled_at timestamptz,
  day date,
  PRIMARY KEY (member_id, id)
) WITH (fillfactor = 80);
CREATE INDEX round_open ON round (member_id) WHERE status = 'open';

-- Settled play by calendar day in America/Sao_Paulo. theoretical is Σ stake × edge, in millionths of a centavo;
-- served is the part of the cash stake that served a wagering lot, with its own theoretical.
CREATE TABLE member_day (
  member_id uuid NOT NULL,
  currency currency_code NOT NULL,
  day date NOT NULL,
  category text NOT NULL,
  rounds integer NOT NULL,
  stake_cash centavos NOT NULL,
  stake_bonus centavos NOT NULL,
  won_cash centavos NOT NULL,
  won_bonus centavos NOT NULL,
  theoretical bigint NOT NULL,
  served_cash centavos NOT NULL,
  served_theoretical bigint NOT NULL,
  PRIMARY KEY (member_id, currency, day, category)
) WITH (fillfactor = 70);

-- A win whose bet we do not know: for reconciliation.
CREATE TABLE parked_win (
  member_id uuid NOT NULL,
  key text NOT NULL,
  round_id uuid NOT NULL,
  currency currency_code NOT NULL,
  payout centavos NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, key)
);

-- Limits that the member set; weeks begin on Monday.
CREATE TABLE wallet_limit (
  member_id uuid NOT NULL,
  currency currency_code NOT NULL,
  kind text NOT NULL CHECK (kind IN ('stake', 'loss')),
  period text NOT NULL CHECK (period IN ('day', 'week', 'month')),
  amount centavos NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (member_id, currency, kind, period)
);

-- Money set aside for one withdrawal; its id is the withdrawal's.
CREATE TABLE wallet_hold (
  member_id uuid NOT NULL,
  id uuid NOT NULL,
  currency currency_code NOT NULL,
  amount centavos NOT NULL CHECK (amount > 0),
  fee centavos NOT NULL CHECK (fee >= 0 AND fee < amount),
  state text NOT NULL CHECK (state IN ('held', 'released', 'paid', 'returned')),
  PRIMARY KEY (member_id, id)
);
CREATE UNIQUE INDEX wallet_hold_one_open ON wallet_hold (member_id, currency) WHERE state = 'held';
