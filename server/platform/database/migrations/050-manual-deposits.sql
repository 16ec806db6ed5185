-- Texts of the ways to pay in the languages that people ask for; `name` where one is missing.
ALTER TABLE payment_method ADD COLUMN names jsonb NOT NULL DEFAULT '{}';
UPDATE payment_method SET names = '{"pt": "PIX", "en": "PIX", "zh_cn": "PIX 即时支付"}' WHERE id = 'pix';

-- Transfers by hand: shown only where the house has told the account that collects them.
INSERT INTO payment_method (id, position, name, names, type, min, max, instant, icon, presets) VALUES
  ('bank-transfer', 2, 'Transferência bancária',
    '{"pt": "Transferência bancária", "en": "Bank transfer", "zh_cn": "银行转账"}',
    'transfer', 5000, 10000000, false, 'bank', '{10000,20000,50000,100000,200000,500000}'),
  ('ted', 3, 'TED', '{"pt": "TED", "en": "TED wire transfer", "zh_cn": "TED 电汇"}',
    'transfer', 10000, 20000000, false, 'bank', '{50000,100000,200000,500000,1000000}');

-- A transfer by hand: pending without a proof → pending with one (a person looks) → paid | failed. An expired one whose
-- proof comes late is pending again. Above a limit the first reviewer's figures wait for another person's.
ALTER TABLE recharge
  -- The account as it was shown with the order.
  ADD COLUMN collection jsonb,
  ADD COLUMN proof_at timestamptz,
  ADD COLUMN reviewer uuid,
  ADD COLUMN second_reviewer uuid,
  ADD COLUMN reviewed_at timestamptz,
  -- What the first reviewer found on the house's statement: the bank's own reference, and how much came.
  ADD COLUMN bank_reference text,
  ADD COLUMN found_money centavos CHECK (found_money > 0),
  -- What the reviewer wrote to the member.
  ADD COLUMN note text,
  ADD CHECK (second_reviewer <> reviewer);
-- One line of the bank's statement pays one order.
CREATE UNIQUE INDEX recharge_bank_reference ON recharge (bank_reference) WHERE bank_reference IS NOT NULL;
CREATE INDEX recharge_open ON recharge (member_id) WHERE state = 'pending';
CREATE INDEX recharge_in_review ON recharge (proof_at) WHERE state = 'pending' AND proof_at IS NOT NULL;
CREATE INDEX recharge_by_id ON recharge (id);

-- What the member sent to prove a transfer: sealed, read by administrators only. The last one stands.
CREATE TABLE recharge_proof (
  member_id uuid NOT NULL,
  recharge_id uuid NOT NULL,
  type text NOT NULL CHECK (type IN ('image/jpeg', 'image/png', 'image/webp', 'application/pdf')),
  bytes integer NOT NULL CHECK (bytes > 0),
  sealed bytea NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, recharge_id)
);

-- What happened to an order, step by step: some of it the member's timeline, all of it the back office's. Money without
-- an order has the nil member and order, and is found by its end-to-end id.
CREATE TABLE recharge_event (
  member_id uuid NOT NULL,
  recharge_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  e2eid text,
  details jsonb NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (member_id, recharge_id, id)
);
CREATE INDEX recharge_event_payment ON recharge_event (e2eid) WHERE e2eid IS NOT NULL;

-- The back office lists what came in by its state.
CREATE INDEX pix_payment_by_state ON pix_payment (state, created_at);
