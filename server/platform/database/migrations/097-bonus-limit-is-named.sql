-- As before (033); a stake above the bound of a bonus is refused by a word of its own, which names the bound.
CREATE OR REPLACE FUNCTION game_refuse(p_member uuid, p_key text, p_hash bytea, p_word text, p_at timestamptz) RETURNS game_answer
LANGUAGE plpgsql AS $$
DECLARE
  told text := CASE p_word
    WHEN 'play_blocked' THEN 'play_paused'
    WHEN 'stake_over_bonus_limit' THEN 'bet_above_bonus_limit'
    ELSE p_word END;
  kept jsonb := jsonb_build_object('word', told);
  bound bigint;
BEGIN
  IF p_word = 'stake_over_bonus_limit' THEN
    SELECT max_stake INTO bound FROM bonus_grant
      WHERE member_id = p_member AND status = 'active' AND max_stake IS NOT NULL;
    kept := kept || jsonb_build_object('details', jsonb_build_object('maximum', wire_money(bound)));
  END IF;
  INSERT INTO call (member_id, key, request_hash, state, status, answer, created_at)
  VALUES (p_member, p_key, p_hash, 'refused', 422, kept, p_at)
  ON CONFLICT (member_id, key) DO UPDATE SET status = 422, answer = excluded.answer;
  RETURN ROW(told, NULL, kept, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL)::game_answer;
END $$;
