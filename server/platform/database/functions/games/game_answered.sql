-- Keeps the answer of a bet or step under its key, with balances; a step of a round for real money counts as a minute of play.
CREATE OR REPLACE FUNCTION game_answered(
  p_member uuid, p_key text, p_hash bytea, p_answer jsonb, p_version bigint, p_cash bigint, p_bonus bigint, p_at timestamptz
) RETURNS game_answer
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO call (member_id, key, request_hash, state, status, answer, created_at)
  VALUES (p_member, p_key, p_hash, 'done', 200, jsonb_set(p_answer, '{data,balance}', jsonb_build_object(
    'money', wire_money(p_cash), 'bonus', wire_money(p_bonus), 'wallet_version', p_version)), p_at);
  IF p_answer #>> '{data,round,steps}' <> '0' AND p_answer #>> '{data,round,mode}' = 'real' THEN
    PERFORM count_minute(p_member, p_at);
  END IF;
  RETURN ROW('done', 200, NULL, p_version, p_cash, p_bonus, NULL, NULL, NULL, NULL, NULL)::game_answer;
END $$;
