-- Opens the next round of a shared table under the fence of its holder; false where it is open already or the fence is lost.
CREATE OR REPLACE FUNCTION open_shared_round(
  p_game text, p_fence bigint, p_number integer, p_chain uuid, p_nonce integer, p_seed_hash text,
  p_opens timestamptz, p_closes timestamptz
) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  IF NOT holds_fence(p_game, p_fence) THEN RETURN false; END IF;
  INSERT INTO shared_round (game_id, number, chain_id, nonce, seed_hash, opens_at, closes_at, fence)
  VALUES (p_game, p_number, p_chain, p_nonce, p_seed_hash, p_opens, p_closes, p_fence)
  ON CONFLICT DO NOTHING;
  RETURN FOUND;
END $$;
