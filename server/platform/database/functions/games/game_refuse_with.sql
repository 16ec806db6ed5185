-- Keeps a refusal with its details.
CREATE OR REPLACE FUNCTION game_refuse_with(
  p_member uuid, p_key text, p_hash bytea, p_word text, p_details jsonb, p_at timestamptz
) RETURNS game_answer
LANGUAGE plpgsql AS $$
DECLARE
  kept jsonb := jsonb_build_object('word', p_word, 'details', p_details);
BEGIN
  INSERT INTO call (member_id, key, request_hash, state, status, answer, created_at)
  VALUES (p_member, p_key, p_hash, 'refused', 422, kept, p_at)
  ON CONFLICT (member_id, key) DO UPDATE SET status = 422, answer = excluded.answer;
  RETURN ROW(p_word, NULL, kept, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL)::game_answer;
END $$;
