-- What the key already stands for; a NULL word if nothing. A statement of its own, younger than the lock.
CREATE OR REPLACE FUNCTION game_replay(p_member uuid, p_key text, p_hash bytea) RETURNS game_answer
LANGUAGE plpgsql AS $$
DECLARE
  c call;
BEGIN
  SELECT * INTO c FROM call WHERE member_id = p_member AND key = p_key;
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF c.state = 'closed' THEN RETURN game_word('call_closed'); END IF;
  IF c.request_hash <> p_hash THEN RETURN game_word('idempotency_mismatch'); END IF;
  RETURN ROW('replay', coalesce(c.status, 422), c.answer, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL)::game_answer;
END $$;
