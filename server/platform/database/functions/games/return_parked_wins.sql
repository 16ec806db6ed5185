-- The wins of a round that is wholly void return to the operator before a decision.
CREATE OR REPLACE FUNCTION return_parked_wins(r round, p_id uuid, p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  returned bigint;
BEGIN
  WITH gone AS (UPDATE win_review SET state = 'returned', decided_at = p_at
    WHERE member_id = r.member_id AND round_id = r.id AND state = 'waiting' RETURNING amount)
  SELECT sum(amount)::bigint INTO returned FROM gone;
  IF returned IS NULL THEN RETURN; END IF;
  PERFORM ledger_write(r.member_id, r.currency, p_id, 'win-returned:' || r.id, ''::bytea, 'win_returned', r.id::text,
    leg_of('win_review', 'gaming', returned, r.game), p_at);
END $$;
