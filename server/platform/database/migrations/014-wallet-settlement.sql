-- Settlement: the stake reaches the house, the payout follows the stake's split, play is counted.

-- Lets a settled stake serve the open lots, earliest expiry first, each centavo once; bonus stake serves its own grant
-- only. A weighted lot counts stake × min(1, edge ÷ 5 %), which in millionths is edge_ppm × 20.
CREATE FUNCTION count_wagering(
  r round, p_transaction uuid, p_at timestamptz, OUT served_cash bigint, OUT served_grant boolean
)
LANGUAGE plpgsql AS $$
DECLARE
  lot wagering_lot;
  weight bigint;
  needed bigint;
  enough bigint;
  from_cash bigint;
  from_bonus bigint;
  counted bigint;
  left_bonus bigint := r.stake_bonus;
BEGIN
  served_cash := 0;
  served_grant := false;
  FOR lot IN
    SELECT * FROM wagering_lot
    WHERE member_id = r.member_id AND currency = r.currency AND status = 'open' AND (expires_at IS NULL OR expires_at > p_at)
    ORDER BY expires_at NULLS LAST, created_at, id
  LOOP
    EXIT WHEN served_cash = r.stake_cash AND left_bonus = 0;
    weight := CASE lot.counting WHEN 'full' THEN 1000000 ELSE least(1000000, r.edge_ppm * 20) END;
    CONTINUE WHEN weight = 0;
    needed := lot.required - lot.progress;
    enough := ceil(needed * 1000000.0 / weight);
    from_bonus := CASE WHEN lot.grant_id = r.grant_id THEN least(left_bonus, enough) ELSE 0 END;
    from_cash := least(r.stake_cash - served_cash, enough - from_bonus);
    counted := least(needed, floor((from_bonus + from_cash)::numeric * weight / 1000000)::bigint);
    CONTINUE WHEN counted = 0;
    UPDATE wagering_lot SET progress = progress + counted, status = CASE WHEN counted = needed THEN 'done' ELSE status END
      WHERE member_id = r.member_id AND id = lot.id;
    INSERT INTO wagering_event VALUES (r.member_id, p_transaction, lot.id, r.id, counted, from_cash, from_bonus);
    served_cash := served_cash + from_cash;
    left_bonus := left_bonus - from_bonus;
    served_grant := served_grant OR lot.grant_id IS NOT NULL;
  END LOOP;
END $$;

-- Ends the active grant when its requirement is met (its money converts, once) or when nothing of it is left.
-- A round of it that is still open keeps it open.
CREATE FUNCTION end_grant_if_due(p_member uuid, p_currency text, p_id uuid, p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  g bonus_grant;
  w wallet;
  is_done boolean;
  converts bigint;
  legs ledger_leg[] := '{}';
BEGIN
  g := active_grant(p_member, p_currency, p_at);
  IF g.id IS NULL OR EXISTS (
    SELECT FROM round WHERE member_id = p_member AND status = 'open' AND grant_id = g.id) THEN RETURN; END IF;
  SELECT * INTO STRICT w FROM wallet WHERE member_id = p_member AND currency = p_currency;
  SELECT status = 'done' INTO is_done FROM wagering_lot WHERE member_id = p_member AND grant_id = g.id;
  IF NOT is_done AND w.bonus > 0 THEN RETURN; END IF;
  UPDATE bonus_grant SET status = CASE WHEN is_done THEN 'converted' ELSE 'spent' END
    WHERE member_id = p_member AND id = g.id;
  UPDATE wagering_lot SET status = 'cancelled' WHERE member_id = p_member AND grant_id = g.id AND status = 'open';
  IF w.bonus = 0 THEN RETURN; END IF;
  converts := least(w.bonus, coalesce(g.max_conversion, w.bonus));
  legs := legs || ROW('bonus', 'cash', converts, g.id::text)::ledger_leg;
  IF w.bonus > converts THEN legs := legs || ROW('bonus', 'bonus_cost', w.bonus - converts, g.id::text)::ledger_leg; END IF;
  IF w.debt > 0 THEN legs := legs || ROW('cash', 'debt', least(w.debt, converts), '')::ledger_leg; END IF;
  PERFORM ledger_write(p_member, p_currency, p_id, 'convert:' || g.id, ''::bytea, 'bonus_converted', g.id::text, legs, p_at);
END $$;

-- The payout by the stake's split; the bonus part of a grant that has ended stays with the house.
CREATE FUNCTION payout_split(r round, p_payout bigint, OUT to_cash bigint, OUT to_bonus bigint)
LANGUAGE plpgsql AS $$
BEGIN
  to_bonus := 0;
  IF r.stake_bonus > 0 THEN
    to_bonus := div(p_payout::numeric * r.stake_bonus, r.stake_cash + r.stake_bonus)::bigint;
  END IF;
  to_cash := p_payout - to_bonus;
  IF to_bonus > 0 AND NOT EXISTS (
    SELECT FROM bonus_grant WHERE member_id = r.member_id AND id = r.grant_id AND status = 'active') THEN
    to_bonus := 0;
  END IF;
END $$;

CREATE FUNCTION payout_legs(w wallet, p_game text, p_cash bigint, p_bonus bigint) RETURNS ledger_leg[]
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  legs ledger_leg[] := '{}';
BEGIN
  IF p_cash > 0 THEN legs := legs || ROW('gaming', 'cash', p_cash, p_game)::ledger_leg; END IF;
  IF p_bonus > 0 THEN legs := legs || ROW('gaming', 'bonus', p_bonus, p_game)::ledger_leg; END IF;
  -- What the member owes is repaid first.
  IF p_cash > 0 AND w.debt > 0 THEN legs := legs || ROW('cash', 'debt', least(w.debt, p_cash), '')::ledger_leg; END IF;
  RETURN legs;
END $$;

CREATE FUNCTION count_settled(r round, p_transaction uuid, p_convert uuid, p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  counted record;
BEGIN
  counted := count_wagering(r, p_transaction, p_at);
  INSERT INTO member_day AS d VALUES (
    r.member_id, r.currency, r.day, r.category, 1, r.stake_cash, r.stake_bonus, r.won_cash, r.won_bonus,
    r.stake_cash * r.edge_ppm, counted.served_cash, counted.served_cash * r.edge_ppm)
  ON CONFLICT (member_id, currency, day, category) DO UPDATE SET
    rounds = d.rounds + 1,
    stake_cash = d.stake_cash + excluded.stake_cash,
    stake_bonus = d.stake_bonus + excluded.stake_bonus,
    won_cash = d.won_cash + excluded.won_cash,
    won_bonus = d.won_bonus + excluded.won_bonus,
    theoretical = d.theoretical + excluded.theoretical,
    served_cash = d.served_cash + excluded.served_cash,
    served_theoretical = d.served_theoretical + excluded.served_theoretical;
  IF counted.served_grant OR r.grant_id IS NOT NULL THEN
    PERFORM end_grant_if_due(r.member_id, r.currency, p_convert, p_at);
  END IF;
END $$;
