-- Pauses and self-exclusion: a row a wish. Rows are only ever added, so that nobody, operators included, can shorten or
-- lift one; what holds is reckoned from all of them. until: when it ends, NULL never; of a return, when play begins.
CREATE TABLE play_break (
  member_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('pause', 'exclusion', 'return')),
  term text,
  asked_at timestamptz NOT NULL,
  until timestamptz,
  PRIMARY KEY (member_id, id),
  CHECK ((kind = 'return') = (term IS NULL)),
  CHECK (until IS NOT NULL OR kind = 'exclusion')
);
CREATE INDEX play_break_newest ON play_break (member_id, asked_at DESC);
-- What runs is found without the history.
CREATE INDEX play_break_end ON play_break (member_id, kind, until);

CREATE FUNCTION refuse_break_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A pause or an exclusion is never changed';
END $$;
CREATE TRIGGER play_break_stays BEFORE UPDATE OR DELETE ON play_break
FOR EACH ROW EXECUTE FUNCTION refuse_break_change();

-- What closes play at that moment: no row when nothing does. An exclusion holds over its end, as 'ended', until the
-- member asked to return; the return then holds for its day, as a pause does.
CREATE FUNCTION running_break(p_member uuid, p_at timestamptz) RETURNS TABLE (kind text, until timestamptz)
LANGUAGE sql STABLE AS $$
  WITH excluded AS (
    SELECT e.until FROM play_break e WHERE e.member_id = p_member AND e.kind = 'exclusion' AND NOT EXISTS (
      SELECT FROM play_break r WHERE r.member_id = p_member AND r.kind = 'return' AND r.asked_at >= e.until)),
  paused AS (
    SELECT max(p.until) AS until FROM play_break p
    WHERE p.member_id = p_member AND p.kind IN ('pause', 'return') AND p.until > p_at)
  SELECT CASE WHEN bool_or(e.until IS NULL OR e.until > p_at) THEN 'exclusion' ELSE 'ended' END,
    CASE WHEN bool_or(e.until IS NULL) THEN NULL ELSE max(e.until) END
  FROM excluded e HAVING count(*) > 0
  UNION ALL
  SELECT 'pause', p.until FROM paused p WHERE p.until IS NOT NULL AND NOT EXISTS (SELECT FROM excluded)
$$;

-- What a refusal says of it. Without a row of its own the wallet alone was closed, for a time.
CREATE FUNCTION break_refusal(p_member uuid, p_at timestamptz) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_strip_nulls(jsonb_build_object(
    'word', CASE WHEN b.kind IN ('exclusion', 'ended') THEN 'self_excluded' ELSE 'play_paused' END,
    'until', to_char((CASE WHEN b.kind IS NULL THEN w.play_blocked_until ELSE b.until END) AT TIME ZONE 'UTC',
      'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
  FROM wallet w LEFT JOIN running_break(p_member, p_at) b ON true
  WHERE w.member_id = p_member AND w.play_blocked_until > p_at
  ORDER BY w.play_blocked_until DESC LIMIT 1
$$;

-- Closes every wallet of the member as far as their breaks reach; the caller holds the lock of the wallets. An exclusion
-- closes them without an end: only a return opens them again. Nothing here makes a time shorter than the rows say.
CREATE FUNCTION hold_play(p_member uuid, p_at timestamptz) RETURNS void
LANGUAGE sql AS $$
  -- A wallet of play money that is not there yet would open later, and open.
  INSERT INTO wallet (member_id, currency, created_at) VALUES (p_member, 'PLAY', p_at) ON CONFLICT DO NOTHING;
  UPDATE wallet SET play_blocked_until = (
    SELECT CASE WHEN b.kind = 'pause' THEN b.until ELSE timestamptz '9999-12-31 00:00:00Z' END
    FROM running_break(p_member, p_at) b)
  WHERE member_id = p_member
$$;

-- As before (160); a break is refused by its own word, with its end.
CREATE OR REPLACE FUNCTION game_refuse(p_member uuid, p_key text, p_hash bytea, p_word text, p_at timestamptz) RETURNS game_answer
LANGUAGE plpgsql AS $$
DECLARE
  told text := CASE p_word
    WHEN 'play_blocked' THEN 'play_paused'
    WHEN 'stake_over_bonus_limit' THEN 'bet_above_bonus_limit'
    ELSE p_word END;
  kept jsonb;
  details jsonb;
  bound bigint;
BEGIN
  IF p_word = 'stake_over_bonus_limit' THEN
    SELECT max_stake INTO bound FROM bonus_grant
      WHERE member_id = p_member AND status = 'active' AND max_stake IS NOT NULL;
    details := jsonb_build_object('maximum', wire_money(bound));
  ELSIF p_word = 'limit_reached' THEN
    SELECT answer -> 'details' INTO details FROM call WHERE member_id = p_member AND key = p_key;
    told := coalesce((details ->> 'limit') || '_limit_reached', told);
  ELSIF p_word = 'play_blocked' THEN
    details := break_refusal(p_member, p_at);
    told := coalesce(details ->> 'word', told);
    details := nullif(details - 'word', '{}'::jsonb);
  END IF;
  kept := jsonb_strip_nulls(jsonb_build_object('word', told, 'details', details));
  INSERT INTO call (member_id, key, request_hash, state, status, answer, created_at)
  VALUES (p_member, p_key, p_hash, 'refused', 422, kept, p_at)
  ON CONFLICT (member_id, key) DO UPDATE SET status = 422, answer = excluded.answer;
  RETURN ROW(told, NULL, kept, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL)::game_answer;
END $$;
