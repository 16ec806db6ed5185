-- A decision against a bet, kept, so that a late duplicate cannot pass.
CREATE OR REPLACE FUNCTION ledger_refuse(p_member uuid, p_key text, p_hash bytea, p_word text, p_at timestamptz) RETURNS posting
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO call (member_id, key, request_hash, state, answer, created_at)
  VALUES (p_member, p_key, p_hash, 'refused', jsonb_build_object('word', p_word), p_at)
  ON CONFLICT (member_id, key) DO UPDATE SET state = 'refused', answer = excluded.answer WHERE call.state = 'begun';
  RETURN ledger_word(p_word, false);
END $$;
