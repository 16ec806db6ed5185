-- Closes play in the wallet until the latest end of breaks and closings. Called again when one of them ends.
CREATE OR REPLACE FUNCTION hold_play(p_member uuid, p_at timestamptz) RETURNS void
LANGUAGE sql AS $$
  -- A wallet of play money that is not there yet would open later, and open.
  INSERT INTO wallet (member_id, currency, created_at) SELECT p_member, 'PLAY', p_at
  WHERE EXISTS (SELECT FROM running_break(p_member, p_at))
    OR EXISTS (SELECT FROM play_closing WHERE member_id = p_member AND kind = 'registry_impeded')
  ON CONFLICT DO NOTHING;
  UPDATE wallet w SET play_blocked_until = CASE
    WHEN EXISTS (SELECT FROM play_closing c WHERE c.member_id = p_member
      AND (w.currency <> 'PLAY' OR c.kind = 'registry_impeded')) THEN timestamptz '9999-12-31 00:00:00Z'
    ELSE (SELECT CASE WHEN b.kind = 'pause' THEN b.until ELSE timestamptz '9999-12-31 00:00:00Z' END
      FROM running_break(p_member, p_at) b) END
  WHERE member_id = p_member
$$;
