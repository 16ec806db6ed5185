-- Wagering requirements and bonus grants.

-- A bonus with the terms it was granted under. Only the active one has money: wallet.bonus.
CREATE TABLE bonus_grant (
  member_id uuid NOT NULL,
  id uuid NOT NULL,
  currency currency_code NOT NULL,
  key text NOT NULL,
  amount centavos NOT NULL CHECK (amount > 0),
  required centavos NOT NULL CHECK (required > 0),
  max_stake centavos CHECK (max_stake > 0),
  max_conversion centavos CHECK (max_conversion > 0),
  lasts_seconds integer NOT NULL CHECK (lasts_seconds > 0),
  status text NOT NULL CHECK (status IN ('queued', 'active', 'converted', 'spent', 'expired', 'forfeited')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz,
  PRIMARY KEY (member_id, id)
);
CREATE UNIQUE INDEX bonus_grant_key ON bonus_grant (member_id, key);
CREATE UNIQUE INDEX bonus_grant_one_active ON bonus_grant (member_id, currency) WHERE status = 'active';

-- What must be staked. full counts every centavo of a settled cash stake, weighted counts stake × min(1, edge ÷ 5 %).
CREATE TABLE wagering_lot (
  member_id uuid NOT NULL,
  id uuid NOT NULL,
  currency currency_code NOT NULL,
  source text NOT NULL,
  key text NOT NULL,
  counting text NOT NULL CHECK (counting IN ('full', 'weighted')),
  required centavos NOT NULL CHECK (required > 0),
  progress centavos NOT NULL DEFAULT 0 CHECK (progress >= 0),
  grant_id uuid,
  status text NOT NULL CHECK (status IN ('open', 'done', 'cancelled', 'expired')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz,
  PRIMARY KEY (member_id, id),
  CONSTRAINT wagering_lot_not_over CHECK (progress <= required)
) WITH (fillfactor = 70);
CREATE UNIQUE INDEX wagering_lot_key ON wagering_lot (member_id, key);
CREATE INDEX wagering_lot_open ON wagering_lot (member_id, currency) WHERE status = 'open';

-- Which stake served which lot: amount as counted, stake_cash and stake_bonus as staked. Append-only.
CREATE TABLE wagering_event (
  member_id uuid NOT NULL,
  transaction_id uuid NOT NULL,
  lot_id uuid NOT NULL,
  round_id uuid NOT NULL,
  amount centavos NOT NULL,
  stake_cash centavos NOT NULL,
  stake_bonus centavos NOT NULL,
  PRIMARY KEY (member_id, transaction_id, lot_id)
);

-- The house's own wallet, whose columns stay at zero: a lock and a version for money whose owner is not known yet.
INSERT INTO wallet (member_id, currency, created_at) VALUES ('00000000-0000-0000-0000-000000000000', 'BRL', now());
