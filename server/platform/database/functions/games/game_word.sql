-- An answer of a game that is one word and nothing else.
CREATE OR REPLACE FUNCTION game_word(p_word text) RETURNS game_answer
LANGUAGE sql IMMUTABLE AS $$
  SELECT ROW(p_word, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL)::game_answer
$$;
