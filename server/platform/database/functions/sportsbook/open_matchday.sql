-- p_matches: id, place, home, away, odds of each.
CREATE OR REPLACE FUNCTION open_matchday(
  p_game text, p_fence bigint, p_number integer, p_chain uuid, p_nonce integer, p_seed_hash text,
  p_opens timestamptz, p_kicks_off timestamptz, p_ends timestamptz, p_next timestamptz, p_matches jsonb
) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  IF NOT holds_sports_fence(p_game, p_fence) THEN RETURN false; END IF;
  INSERT INTO sports_matchday (game_id, number, chain_id, nonce, seed_hash, opens_at, kicks_off_at, ends_at, next_at, fence)
  VALUES (p_game, p_number, p_chain, p_nonce, p_seed_hash, p_opens, p_kicks_off, p_ends, p_next, p_fence)
  ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN RETURN false; END IF;
  INSERT INTO sports_match (game_id, id, matchday, place, home, away, kicks_off_at, odds)
  SELECT p_game, id, p_number, place, home, away, p_kicks_off, odds
    FROM jsonb_to_recordset(p_matches) AS given (id text, place smallint, home text, away text, odds jsonb);
  RETURN true;
END $$;
