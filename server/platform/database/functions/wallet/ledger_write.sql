-- Writes one transaction: balances of the wallet, its transfers, its version and, where given, the session. Amounts in centavos.
-- The caller holds the wallet’s row and has looked for a replay.
CREATE OR REPLACE FUNCTION ledger_write(
  p_member uuid, p_currency text, p_id uuid, p_key text, p_hash bytea, p_kind text, p_reference text,
  p_legs ledger_leg[], p_at timestamptz, p_session play_session DEFAULT NULL
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
    version = version + 1,
    session_started_at = coalesce(p_session.started_at, session_started_at),
    session_last_at = coalesce(p_session.last_at, session_last_at),
    session_staked = coalesce(p_session.staked, session_staked),
    session_won = coalesce(p_session.won, session_won),
    check_at = coalesce(p_session.check_at, check_at)
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
