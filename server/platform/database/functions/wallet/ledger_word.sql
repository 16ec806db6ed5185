-- An answer of the ledger that is one word and no balances.
CREATE OR REPLACE FUNCTION ledger_word(p_word text, p_replayed boolean) RETURNS posting
LANGUAGE sql IMMUTABLE AS $$
  SELECT ROW(p_word, p_replayed, NULL, NULL, NULL, NULL, NULL, NULL, NULL)::posting
$$;
