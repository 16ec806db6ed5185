-- What a key already stands for, under the wallet's lock: NULL if nothing. A plain statement of its own, for its
-- snapshot must be younger than the lock.
CREATE OR REPLACE FUNCTION ledger_replay(p_member uuid, p_key text, p_hash bytea) RETURNS posting
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
