-- Takes what a step adds to a stake. The call's own key is the bet's, as at the start: a refusal is kept under it, and the
-- step may be tried again under another. Answers the word `posted`, or why not.
CREATE OR REPLACE FUNCTION add_stake(r game_round, p_id uuid, p_key text, p_hash bytea, p_stake bigint, p_at timestamptz) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  facts round;
  posted posting;
BEGIN
  IF EXISTS (SELECT FROM member WHERE id = r.member_id AND status <> 'active') THEN RETURN 'account_frozen'; END IF;
  SELECT * INTO STRICT facts FROM round WHERE member_id = r.member_id AND id = r.id;
  posted := post_bet(r.member_id, r.currency, r.id, p_id, p_key, p_hash, p_stake, facts.game, facts.category, facts.edge_ppm,
    p_at);
  -- The round is open: the ledger means that its bonus has ended, and that money of another may not join it.
  RETURN CASE posted.word WHEN 'round_closed' THEN 'insufficient_balance' ELSE posted.word END;
END $$;
