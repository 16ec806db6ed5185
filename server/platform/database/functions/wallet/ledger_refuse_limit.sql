-- Keeps the refusal of a bet that a limit stopped, with the limit.
CREATE OR REPLACE FUNCTION ledger_refuse_limit(p_member uuid, p_key text, p_hash bytea, p_details jsonb, p_at timestamptz) RETURNS posting
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO call (member_id, key, request_hash, state, answer, created_at)
  VALUES (p_member, p_key, p_hash, 'refused', jsonb_build_object('word', 'limit_reached', 'details', p_details), p_at)
  ON CONFLICT (member_id, key) DO UPDATE SET state = 'refused', answer = excluded.answer WHERE call.state = 'begun';
  RETURN ledger_word('limit_reached', false);
END $$;
