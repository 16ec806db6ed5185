-- What became of sessions of play that are over (181): a row a session, written once, by the bet that begins the next one. A
-- member sees those of 36 months; the last one lies in the wallet's row until then.
CREATE TABLE ended_session (
  member_id uuid NOT NULL,
  started_at timestamptz NOT NULL,
  -- The last round that was begun or stepped.
  last_at timestamptz NOT NULL,
  why text NOT NULL CHECK (why IN ('idle', 'reality_check', 'break', 'closed')),
  staked centavos NOT NULL,
  won centavos NOT NULL,
  PRIMARY KEY (member_id, started_at)
);

-- Why nothing was played any more: a break was taken, something closed play, a check stood unanswered; or nothing of it.
CREATE FUNCTION why_session_ended(w wallet) RETURNS text
LANGUAGE plpgsql STABLE AS $$
DECLARE
  first timestamptz := w.session_last_at - interval '1 minute';
  last timestamptz := w.session_last_at + interval '30 minutes';
BEGIN
  IF EXISTS (SELECT FROM play_break b
    WHERE b.member_id = w.member_id AND b.kind <> 'return' AND b.asked_at BETWEEN first AND last) THEN RETURN 'break';
  END IF;
  -- That table comes with 189.
  IF EXISTS (SELECT FROM play_closing c WHERE c.member_id = w.member_id AND c.since BETWEEN first AND last) THEN
    RETURN 'closed';
  END IF;
  -- Played until it came, and nothing after it.
  RETURN CASE WHEN w.check_at <= w.session_last_at + interval '2 minutes' THEN 'reality_check' ELSE 'idle' END;
END $$;

-- As before (181); the session that is over is written down. A bet that is refused then writes it again when the next comes.
CREATE OR REPLACE FUNCTION session_at(w wallet, p_at timestamptz) RETURNS play_session
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  IF w.currency <> 'BRL' THEN RETURN NULL; END IF;
  IF w.session_last_at > p_at - interval '30 minutes' THEN
    RETURN ROW(
      CASE WHEN p_at > w.session_started_at - interval '15 minutes' THEN least(w.session_started_at, p_at)
        ELSE w.session_started_at END,
      greatest(w.session_last_at, p_at), w.session_staked, w.session_won, w.check_at)::play_session;
  END IF;
  IF w.session_started_at IS NOT NULL THEN
    INSERT INTO ended_session AS e VALUES (w.member_id, w.session_started_at, w.session_last_at, why_session_ended(w),
      w.session_staked, w.session_won)
    ON CONFLICT (member_id, started_at) DO UPDATE SET last_at = excluded.last_at, staked = excluded.staked,
      won = excluded.won;
  END IF;
  RETURN ROW(p_at, p_at, 0, 0, p_at + make_interval(mins => coalesce(w.check_minutes, 60)))::play_session;
END $$;

-- What is staked, won or taken back later in a round of a session that is over stands in the row of that one.
CREATE FUNCTION move_ended_session(w wallet, p_opened timestamptz, p_staked bigint, p_won bigint) RETURNS void
LANGUAGE sql AS $$
  UPDATE ended_session SET staked = staked + p_staked, won = won + p_won
  WHERE w.currency = 'BRL' AND (p_staked <> 0 OR p_won <> 0) AND member_id = w.member_id AND last_at >= p_opened
    AND started_at = (SELECT max(started_at) FROM ended_session
      WHERE member_id = w.member_id AND started_at <= p_opened)
$$;

-- As before (181), with the same.
CREATE OR REPLACE FUNCTION session_moved(w wallet, r round, p_staked bigint, p_won bigint) RETURNS play_session
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  IF r.opened_at >= w.session_started_at THEN
    RETURN ROW(NULL, NULL, w.session_staked + p_staked, w.session_won + p_won, NULL)::play_session;
  END IF;
  PERFORM move_ended_session(w, r.opened_at, p_staked, p_won);
  RETURN NULL;
END $$;

-- As before (181); a stake that is added to a round of an earlier session stands in the row of that one.
CREATE OR REPLACE FUNCTION post_bet(
  p_member uuid, p_currency text, p_round uuid, p_id uuid, p_key text, p_hash bytea, p_stake bigint,
  p_game text, p_category text, p_edge_ppm integer, p_at timestamptz
) RETURNS posting
LANGUAGE plpgsql AS $$
DECLARE
  w wallet;
  g bonus_grant;
  seen posting;
  refusal text;
  breach jsonb;
  from_cash bigint;
  s play_session;
  opened timestamptz;
BEGIN
  SELECT * INTO w FROM wallet WHERE member_id = p_member AND currency = p_currency FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN ledger_word('wallet_missing', false); END IF;
  seen := ledger_replay(p_member, p_key, p_hash);
  IF seen.word IS NOT NULL THEN RETURN seen; END IF;
  g := active_grant(p_member, p_currency, p_at);
  refusal := bet_refusal(w, g, p_stake, p_at);
  IF refusal IS NULL AND g.max_stake IS NOT NULL AND EXISTS (SELECT FROM round
    WHERE member_id = p_member AND id = p_round AND stake_cash + stake_bonus + p_stake > g.max_stake) THEN
    refusal := 'stake_over_bonus_limit';
  END IF;
  IF refusal IS NOT NULL THEN RETURN ledger_refuse(p_member, p_key, p_hash, refusal, p_at); END IF;
  s := session_at(w, p_at);
  IF s.check_at <= p_at AND NOT EXISTS (SELECT FROM round WHERE member_id = p_member AND id = p_round) THEN
    RETURN ledger_refuse(p_member, p_key, p_hash, 'reality_check_due', p_at);
  END IF;
  breach := limit_breach(w, p_round, p_stake, p_at);
  IF breach IS NOT NULL THEN RETURN ledger_refuse_limit(p_member, p_key, p_hash, breach, p_at); END IF;
  from_cash := least(w.cash, p_stake);
  INSERT INTO round (member_id, id, currency, game, category, edge_ppm, stake_cash, stake_bonus, grant_id, status, opened_at)
  VALUES (p_member, p_round, p_currency, p_game, p_category, p_edge_ppm, from_cash, p_stake - from_cash,
    CASE WHEN p_stake > from_cash THEN g.id END, 'open', p_at)
  ON CONFLICT (member_id, id) DO UPDATE SET
    stake_cash = round.stake_cash + excluded.stake_cash,
    stake_bonus = round.stake_bonus + excluded.stake_bonus,
    grant_id = coalesce(round.grant_id, excluded.grant_id)
  WHERE round.status = 'open' AND round.currency = excluded.currency AND round.game = excluded.game
    AND (round.grant_id = excluded.grant_id OR round.grant_id IS NULL OR excluded.grant_id IS NULL)
  RETURNING opened_at INTO opened;
  IF NOT FOUND THEN RETURN ledger_refuse(p_member, p_key, p_hash, 'round_closed', p_at); END IF;
  IF opened >= s.started_at THEN
    s.staked := s.staked + p_stake;
  ELSE
    PERFORM move_ended_session(w, opened, p_stake, 0);
  END IF;
  IF p_currency = 'BRL' AND w.played_minute >= date_trunc('minute', p_at) IS NOT TRUE THEN
    PERFORM count_minute(p_member, p_at);
  END IF;
  RETURN ledger_write(p_member, p_currency, p_id, p_key, p_hash, 'bet', p_round::text,
    stake_legs(w, p_stake, 'open_bets', p_game), p_at, s);
END $$;
