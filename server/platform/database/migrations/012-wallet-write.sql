-- The one place that changes balances. Callers hold the wallet's row lock and have decided; a breach of a constraint
-- here aborts the whole transaction and is stored nowhere.

CREATE TYPE ledger_leg AS (debit text, credit text, amount bigint, dim text);
CREATE TYPE posting AS (
  word text, replayed boolean, transaction_id uuid, version bigint,
  cash bigint, bonus bigint, rebate bigint, hold bigint, debt bigint);

-- What an amount moves in one of the member's columns; debt grows when it is debited, for it is owed to the house.
CREATE FUNCTION ledger_delta(p_legs ledger_leg[], p_account text) RETURNS bigint
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  leg ledger_leg;
  total bigint := 0;
BEGIN
  FOREACH leg IN ARRAY p_legs LOOP
    IF leg.credit = p_account THEN total := total + leg.amount; END IF;
    IF leg.debit = p_account THEN total := total - leg.amount; END IF;
  END LOOP;
  RETURN total;
END $$;

CREATE FUNCTION ledger_write(
  p_member uuid, p_currency text, p_id uuid, p_key text, p_hash bytea, p_kind text, p_reference text,
  p_legs ledger_leg[], p_at timestamptz
) RETURNS posting
LANGUAGE plpgsql AS $$
DECLARE
  w wallet;
BEGIN
  UPDATE wallet SET
    cash = cash + ledger_delta(p_legs, 'cash'),
    bonus = bonus + ledger_delta(p_legs, 'bonus'),
    rebate = rebate + ledger_delta(p_legs, 'rebate'),
    hold = hold + ledger_delta(p_legs, 'hold'),
    debt = debt - ledger_delta(p_legs, 'debt'),
    version = version + 1
  WHERE member_id = p_member AND currency = p_currency
  RETURNING * INTO STRICT w;
  INSERT INTO ledger_transaction VALUES (
    p_member, p_id, p_currency, w.version, p_kind, p_key, p_hash, p_reference,
    w.cash, w.bonus, w.rebate, w.hold, w.debt, p_at);
  INSERT INTO ledger_transfer (member_id, transaction_id, seq, currency, debit, credit, amount, dim)
    SELECT p_member, p_id, leg.seq, p_currency, leg.debit, leg.credit, leg.amount, leg.dim
    FROM unnest(p_legs) WITH ORDINALITY AS leg (debit, credit, amount, dim, seq);
  INSERT INTO outbox (member_id, id, topic, payload, created_at) VALUES (
    p_member, p_id, 'wallet',
    jsonb_build_object('currency', p_currency, 'version', w.version, 'kind', p_kind, 'reference', p_reference), p_at);
  RETURN ROW('posted', false, p_id, w.version, w.cash, w.bonus, w.rebate, w.hold, w.debt)::posting;
END $$;

-- What a key already stands for, under the wallet's lock: NULL if nothing. A plain statement of its own, for its
-- snapshot must be younger than the lock.
CREATE FUNCTION ledger_replay(p_member uuid, p_key text, p_hash bytea) RETURNS posting
LANGUAGE plpgsql AS $$
DECLARE
  t ledger_transaction;
  c call;
BEGIN
  SELECT * INTO t FROM ledger_transaction WHERE member_id = p_member AND key = p_key;
  IF FOUND THEN
    IF t.request_hash <> p_hash THEN RETURN ledger_word('duplicate_mismatch', false); END IF;
    RETURN ROW('posted', true, t.id, t.version, t.cash, t.bonus, t.rebate, t.hold, t.debt)::posting;
  END IF;
  SELECT * INTO c FROM call WHERE member_id = p_member AND key = p_key;
  -- begun is this very transaction's own call, whose effect is about to be written.
  IF NOT FOUND OR c.state = 'begun' THEN RETURN NULL; END IF;
  IF c.state = 'closed' THEN RETURN ledger_word(coalesce(c.answer ->> 'word', 'call_closed'), true); END IF;
  IF c.request_hash <> p_hash THEN RETURN ledger_word('duplicate_mismatch', false); END IF;
  RETURN ledger_word(coalesce(c.answer ->> 'word', 'call_closed'), true);
END $$;

CREATE FUNCTION ledger_word(p_word text, p_replayed boolean) RETURNS posting
LANGUAGE sql IMMUTABLE AS $$
  SELECT ROW(p_word, p_replayed, NULL, NULL, NULL, NULL, NULL, NULL, NULL)::posting
$$;

-- A decision against a bet, kept, so that a late duplicate cannot pass.
CREATE FUNCTION ledger_refuse(p_member uuid, p_key text, p_hash bytea, p_word text, p_at timestamptz) RETURNS posting
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO call (member_id, key, request_hash, state, answer, created_at)
  VALUES (p_member, p_key, p_hash, 'refused', jsonb_build_object('word', p_word), p_at)
  ON CONFLICT (member_id, key) DO UPDATE SET state = 'refused', answer = excluded.answer WHERE call.state = 'begun';
  RETURN ledger_word(p_word, false);
END $$;
