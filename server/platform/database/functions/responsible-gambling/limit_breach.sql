-- The limit that a bet would pass, the one with the least left; NULL if it may be placed. Open rounds count as lost. Time
-- refuses only to begin a round: p_round may name one that is open already.
CREATE OR REPLACE FUNCTION limit_breach(w wallet, p_round uuid, p_stake bigint, p_at timestamptz) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  l wallet_limit;
  open_cash bigint;
  open_stake bigint;
  used bigint;
  asked bigint;
  least_left bigint;
  found_limit jsonb;
BEGIN
  FOR l IN SELECT * FROM wallet_limit
    WHERE member_id = w.member_id AND currency = w.currency AND kind IN ('loss', 'stake', 'time') LOOP
    IF l.kind = 'time' THEN
      CONTINUE WHEN EXISTS (SELECT FROM round WHERE member_id = w.member_id AND id = p_round);
      asked := CASE WHEN w.played_minute >= date_trunc('minute', p_at) THEN 0 ELSE 1 END;
      used := limit_used(l, p_at);
      IF used + asked > l.amount THEN RETURN limit_details(l, used, p_at); END IF;
      CONTINUE;
    END IF;
    asked := CASE l.kind WHEN 'loss' THEN least(w.cash, p_stake) ELSE p_stake END;
    CONTINUE WHEN asked = 0;
    IF open_cash IS NULL THEN
      SELECT coalesce(sum(stake_cash), 0), coalesce(sum(stake_cash + stake_bonus), 0)
        INTO open_cash, open_stake FROM round WHERE member_id = w.member_id AND currency = w.currency AND status = 'open';
    END IF;
    used := limit_used(l, p_at) + CASE l.kind WHEN 'loss' THEN open_cash ELSE open_stake END;
    IF used + asked > l.amount AND (least_left IS NULL OR l.amount - used < least_left) THEN
      least_left := l.amount - used;
      found_limit := limit_details(l, used, p_at);
    END IF;
  END LOOP;
  RETURN found_limit;
END $$;
