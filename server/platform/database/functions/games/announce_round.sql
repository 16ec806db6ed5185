-- Tells the member’s devices that a round opened or moved.
CREATE OR REPLACE FUNCTION announce_round(p_member uuid, p_id uuid, p_round uuid, p_at timestamptz) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO outbox (member_id, id, topic, payload, created_at)
  VALUES (p_member, p_id, 'rounds', jsonb_build_object('round', p_round), p_at)
$$;
