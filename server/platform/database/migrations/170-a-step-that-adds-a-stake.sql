-- A step of a round may add to its stake (a double, a split, an extra ball): it is a further bet of the same round, by the
-- rules of every bet, in the statement that takes the step. Refused, nothing of the step has happened.

-- Keys of the ledger's bets after the first, so that a round without an end gives all of them back.
ALTER TABLE game_round ADD COLUMN further_bet_keys text[] NOT NULL DEFAULT '{}';

-- Takes what a step adds to a stake. The call's own key is the bet's, as at the start: a refusal is kept under it, and the
-- step may be tried again under another. Answers the word `posted`, or why not.
CREATE FUNCTION add_stake(r game_round, p_id uuid, p_key text, p_hash bytea, p_stake bigint, p_at timestamptz) RETURNS text
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

-- As before (035), with what the step adds to the stake (zero, of most). p_ids: the transaction of a settlement, the
-- conversion of a bonus, the announcement, the transaction of the further bet.
DROP FUNCTION step_game_round(uuid, text, bytea, uuid, integer, uuid[], bigint, jsonb, bytea, jsonb, timestamptz);
CREATE FUNCTION step_game_round(
  p_member uuid, p_key text, p_hash bytea, p_round uuid, p_step integer, p_ids uuid[], p_more bigint, p_payout bigint,
  p_state jsonb, p_sealed bytea, p_answer jsonb, p_at timestamptz
) RETURNS game_answer
LANGUAGE plpgsql AS $$
DECLARE
  seen game_answer;
  r game_round;
  w wallet;
  word text;
BEGIN
  PERFORM lock_member(p_member);
  seen := game_replay(p_member, p_key, p_hash);
  IF seen.word IS NOT NULL THEN RETURN seen; END IF;
  SELECT * INTO r FROM game_round WHERE member_id = p_member AND id = p_round;
  IF NOT FOUND THEN RETURN game_refuse(p_member, p_key, p_hash, 'round_unknown', p_at); END IF;
  IF r.status <> 'open' THEN RETURN game_refuse(p_member, p_key, p_hash, 'round_closed', p_at); END IF;
  IF r.steps <> p_step - 1 THEN RETURN game_refuse(p_member, p_key, p_hash, 'step_invalid', p_at); END IF;
  IF p_more > 0 THEN
    word := add_stake(r, p_ids[4], p_key, p_hash, p_more, p_at);
    IF word <> 'posted' THEN RETURN game_refuse(p_member, p_key, p_hash, word, p_at); END IF;
  END IF;
  IF p_sealed IS NULL THEN PERFORM settle_open_round(r, p_ids, p_hash, p_payout, p_at); END IF;
  SELECT * INTO STRICT w FROM wallet WHERE member_id = p_member AND currency = r.currency;
  UPDATE game_round SET
    steps = p_step, stake = stake + p_more, payout = p_payout, state = p_state, state_sealed = p_sealed,
    further_bet_keys = CASE WHEN p_more > 0 THEN further_bet_keys || p_key ELSE further_bet_keys END,
    status = CASE WHEN p_sealed IS NULL THEN 'settled' ELSE 'open' END,
    settled_at = CASE WHEN p_sealed IS NULL THEN p_at END
  WHERE member_id = p_member AND id = p_round;
  PERFORM announce_round(p_member, p_ids[3], p_round, p_at);
  RETURN game_answered(p_member, p_key, p_hash, p_answer, w.version, w.cash, w.bonus, p_at);
END $$;

-- Gives every bet of an open round back. p_ids: the first bet's transaction, the conversion of a bonus, the announcement,
-- then a transaction for each further bet.
CREATE FUNCTION give_round_back(r game_round, p_ids uuid[], p_hash bytea, p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  keys text[] := r.bet_key || r.further_bet_keys;
  posted posting;
BEGIN
  FOR n IN 1 .. cardinality(keys) LOOP
    posted := rollback_bet(r.member_id, r.currency, keys[n],
      ARRAY[p_ids[CASE WHEN n = 1 THEN 1 ELSE n + 2 END], p_ids[2], p_ids[3]],
      'rollback:' || r.id || CASE WHEN n = 1 THEN '' ELSE ':' || n END, p_hash, p_at);
    IF posted.word <> 'posted' THEN RAISE EXCEPTION 'Round % could not be given back: %', r.id, posted.word; END IF;
  END LOOP;
END $$;

-- As before (096); all of its bets are given back.
CREATE OR REPLACE FUNCTION close_game_round(
  p_member uuid, p_round uuid, p_steps integer, p_ids uuid[], p_hash bytea, p_payout bigint, p_give_back boolean,
  p_state jsonb, p_at timestamptz
) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  r game_round;
BEGIN
  PERFORM lock_member(p_member);
  SELECT * INTO r FROM game_round WHERE member_id = p_member AND id = p_round;
  IF NOT FOUND OR r.status <> 'open' OR r.steps <> p_steps THEN RETURN false; END IF;
  IF p_give_back THEN
    PERFORM give_round_back(r, p_ids, p_hash, p_at);
  ELSE
    PERFORM settle_open_round(r, p_ids, p_hash, p_payout, p_at);
  END IF;
  UPDATE game_round SET
    payout = CASE WHEN p_give_back THEN r.stake ELSE p_payout END, state = p_state, state_sealed = NULL,
    status = CASE WHEN p_give_back THEN 'rolled_back' ELSE 'settled' END, settled_at = p_at
  WHERE member_id = p_member AND id = p_round;
  PERFORM announce_round(p_member, p_ids[3], p_round, p_at);
  RETURN true;
END $$;
