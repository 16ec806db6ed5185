-- How members can pay. Rows that an administrator can change; fee_basis_points: 150 is 1.50 %.
CREATE TABLE payment_method (
  id text PRIMARY KEY,
  position smallint NOT NULL,
  name text NOT NULL,
  type text NOT NULL CHECK (type IN ('pix', 'transfer')),
  min centavos NOT NULL CHECK (min > 0),
  max centavos NOT NULL CHECK (max >= min),
  fee_basis_points integer NOT NULL DEFAULT 0 CHECK (fee_basis_points BETWEEN 0 AND 10000),
  fee_fixed centavos NOT NULL DEFAULT 0 CHECK (fee_fixed >= 0),
  instant boolean NOT NULL,
  icon text NOT NULL,
  presets bigint[] NOT NULL,
  shown boolean NOT NULL DEFAULT true
);
INSERT INTO payment_method (id, position, name, type, min, max, instant, icon, presets)
VALUES ('pix', 1, 'PIX', 'pix', 1000, 5000000, true, 'pix', '{2000,5000,10000,20000,50000,100000}');

-- An order, or a further payment to one: pending → paid | expired | failed | refunded; expired → paid | refunded, for
-- people pay late. txid is the order's, stored before the provider is called.
CREATE TABLE recharge (
  member_id uuid NOT NULL,
  id uuid NOT NULL,
  call_key text,
  order_no text NOT NULL,
  method_id text NOT NULL,
  method_type text NOT NULL,
  description text NOT NULL,
  money centavos NOT NULL CHECK (money > 0),
  paid_money centavos,
  fee centavos NOT NULL DEFAULT 0,
  state text NOT NULL CHECK (state IN ('pending', 'paid', 'expired', 'failed', 'refunded')),
  reason text,
  txid text NOT NULL,
  e2eid text,
  pix_code text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  paid_at timestamptz,
  -- When the provider is asked again what became of it; null: no more.
  ask_at timestamptz,
  asks integer NOT NULL DEFAULT 0,
  version bigint NOT NULL,
  PRIMARY KEY (member_id, id)
) WITH (fillfactor = 80);
CREATE UNIQUE INDEX recharge_call ON recharge (member_id, call_key);
CREATE UNIQUE INDEX recharge_payment ON recharge (member_id, e2eid);
CREATE INDEX recharge_changes ON recharge (member_id, version);
CREATE INDEX recharge_to_ask ON recharge (ask_at) WHERE ask_at IS NOT NULL;

-- Routing: whose order a txid is.
CREATE TABLE recharge_route (
  txid text PRIMARY KEY,
  member_id uuid NOT NULL,
  recharge_id uuid NOT NULL
);

-- Every PIX that came in, by its end-to-end id. credited: on the member's wallet. suspended: its payer is not known yet.
-- refunding → refunded: on its way back to the payer. stuck: the payer's bank refused it again and again; a person looks.
CREATE TABLE pix_payment (
  e2eid text PRIMARY KEY,
  txid text,
  amount centavos NOT NULL CHECK (amount > 0),
  paid_at timestamptz NOT NULL,
  member_id uuid,
  recharge_id uuid,
  state text NOT NULL CHECK (state IN ('credited', 'suspended', 'refunding', 'refunded', 'stuck')),
  reason text,
  -- Refund ids are never used again: each attempt has its own, stored before the provider is called.
  refund_attempt smallint NOT NULL DEFAULT 0,
  refund_after timestamptz,
  ask_at timestamptz,
  asks integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL
);
CREATE INDEX pix_payment_to_ask ON pix_payment (ask_at) WHERE ask_at IS NOT NULL;

-- Up to when received payments were reconciled with the provider's own list.
CREATE TABLE pix_sweep (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  swept_until timestamptz NOT NULL,
  due_at timestamptz NOT NULL
);
