-- Wagering works for the player: the order in which lots are served, and progress with fractions of a centavo.

-- Progress beyond `progress`, in millionths of a centavo. A round of R$ 0.20 on a game of 0.46 % counts 1.84 centavos.
ALTER TABLE wagering_lot ADD COLUMN fraction integer NOT NULL DEFAULT 0 CHECK (fraction BETWEEN 0 AND 999999);
-- What an event adds to the lot's fraction: below zero where its whole centavos carried.
ALTER TABLE wagering_event ADD COLUMN fraction integer NOT NULL DEFAULT 0 CHECK (abs(fraction) <= 999999);

-- As before (175), with two changes. Order: the deposit's own lot, then prizes that hold money back, then the earliest
-- expiry, so that no requirement of a bonus or a promotion stands before a deposit. Progress: nothing is rounded per round.
CREATE OR REPLACE FUNCTION count_wagering(
  r round, p_transaction uuid, p_at timestamptz, OUT served_cash bigint, OUT served_grant boolean
)
LANGUAGE plpgsql AS $$
DECLARE
  lot wagering_lot;
  weight bigint;
  -- In millionths of a centavo.
  needed numeric;
  counted numeric;
  enough bigint;
  from_cash bigint;
  from_bonus bigint;
  centavos bigint;
  rest integer;
  left_bonus bigint := r.stake_bonus;
BEGIN
  served_cash := 0;
  served_grant := false;
  FOR lot IN
    SELECT * FROM wagering_lot
    WHERE member_id = r.member_id AND currency = r.currency AND status = 'open' AND (expires_at IS NULL OR expires_at > p_at)
    ORDER BY source = 'deposit' DESC, (holds AND grant_id IS NULL) DESC, expires_at NULLS LAST, created_at, id
  LOOP
    EXIT WHEN served_cash = r.stake_cash AND left_bonus = 0;
    weight := CASE lot.counting WHEN 'full' THEN least(1000000, r.edge_ppm * 100) ELSE least(1000000, r.edge_ppm * 20) END;
    IF lot.contribution IS NOT NULL THEN
      weight := weight * coalesce((lot.contribution ->> r.category)::integer, 100) / 100;
    END IF;
    CONTINUE WHEN weight = 0;
    needed := (lot.required - lot.progress) * 1000000.0 - lot.fraction;
    enough := ceil(needed / weight);
    from_bonus := CASE WHEN lot.grant_id = r.grant_id THEN least(left_bonus, enough) ELSE 0 END;
    from_cash := least(r.stake_cash - served_cash, enough - from_bonus);
    CONTINUE WHEN from_bonus + from_cash = 0;
    counted := least(needed, (from_bonus + from_cash)::numeric * weight);
    centavos := div(lot.fraction + counted, 1000000);
    rest := mod(lot.fraction + counted, 1000000);
    UPDATE wagering_lot SET progress = progress + centavos, fraction = rest,
        status = CASE WHEN counted = needed THEN 'done' ELSE status END,
        ended_at = CASE WHEN counted = needed THEN p_at END
      WHERE member_id = r.member_id AND id = lot.id;
    INSERT INTO wagering_event (member_id, transaction_id, lot_id, round_id, amount, stake_cash, stake_bonus, fraction)
      VALUES (r.member_id, p_transaction, lot.id, r.id, centavos, from_cash, from_bonus, rest - lot.fraction);
    served_cash := served_cash + from_cash;
    left_bonus := left_bonus - from_bonus;
    served_grant := served_grant OR lot.grant_id IS NOT NULL;
  END LOOP;
END $$;

-- As before (096): the opposite order of the above, and fractions.
CREATE OR REPLACE FUNCTION uncount_wagering(
  r round, p_cash bigint, p_bonus bigint, p_transaction uuid, p_at timestamptz,
  OUT served_cash bigint, OUT reopened_grant uuid
)
LANGUAGE plpgsql AS $$
DECLARE
  e record;
  too_much_cash bigint;
  too_much_bonus bigint;
  from_cash bigint;
  from_bonus bigint;
  -- In millionths of a centavo.
  stays numeric;
  centavos bigint;
  rest integer;
  is_reopened boolean;
BEGIN
  served_cash := 0;
  SELECT sum(stake_cash) - (r.stake_cash - p_cash), sum(stake_bonus) - (r.stake_bonus - p_bonus)
    INTO too_much_cash, too_much_bonus FROM wagering_event WHERE member_id = r.member_id AND round_id = r.id;
  FOR e IN
    SELECT l.id, l.status, l.grant_id, l.required, l.progress, l.fraction, s.counted, s.cash, s.bonus FROM (
      SELECT lot_id, sum(amount) * 1000000 + sum(fraction) AS counted, sum(stake_cash)::bigint AS cash,
        sum(stake_bonus)::bigint AS bonus
      FROM wagering_event WHERE member_id = r.member_id AND round_id = r.id GROUP BY lot_id) s
    JOIN wagering_lot l ON l.member_id = r.member_id AND l.id = s.lot_id
    ORDER BY l.source = 'deposit', (l.holds AND l.grant_id IS NULL), l.expires_at DESC NULLS FIRST, l.created_at DESC, l.id DESC
  LOOP
    from_cash := least(e.cash, greatest(too_much_cash, 0));
    from_bonus := least(e.bonus, greatest(too_much_bonus, 0));
    CONTINUE WHEN from_cash + from_bonus = 0;
    stays := e.progress * 1000000.0 + e.fraction
      - ceil(e.counted::numeric * (from_cash + from_bonus) / (e.cash + e.bonus));
    centavos := div(stays, 1000000);
    rest := mod(stays, 1000000);
    INSERT INTO wagering_event (member_id, transaction_id, lot_id, round_id, amount, stake_cash, stake_bonus, fraction)
      VALUES (r.member_id, p_transaction, e.id, r.id, centavos - e.progress, -from_cash, -from_bonus, rest - e.fraction);
    is_reopened := e.status = 'done' AND centavos < e.required;
    UPDATE wagering_lot SET
      progress = centavos,
      fraction = rest,
      status = CASE WHEN is_reopened THEN 'open' ELSE status END,
      ended_at = CASE WHEN is_reopened THEN NULL ELSE ended_at END,
      expires_at = CASE WHEN is_reopened THEN second_chance(expires_at, p_at) ELSE expires_at END
    WHERE member_id = r.member_id AND id = e.id;
    IF is_reopened THEN reopened_grant := coalesce(e.grant_id, reopened_grant); END IF;
    served_cash := served_cash + from_cash;
    too_much_cash := too_much_cash - from_cash;
    too_much_bonus := too_much_bonus - from_bonus;
  END LOOP;
END $$;
