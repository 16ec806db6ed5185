-- Grants and lots with everything that was agreed when they were given.

ALTER TABLE bonus_grant
  -- The promotion it belongs to: ftd, operator, …
  ADD COLUMN source text NOT NULL DEFAULT 'bonus',
  -- Percent by category of game, frozen; a category that is not named counts whole.
  ADD COLUMN contribution jsonb,
  ADD COLUMN started_at timestamptz,
  ADD COLUMN ended_at timestamptz,
  -- What became cash, and how often: a rollback may undo a conversion, and it may convert again.
  ADD COLUMN converted centavos NOT NULL DEFAULT 0 CHECK (converted >= 0),
  ADD COLUMN conversions integer NOT NULL DEFAULT 0,
  DROP CONSTRAINT bonus_grant_status_check,
  ADD CONSTRAINT bonus_grant_status
    CHECK (status IN ('queued', 'active', 'converted', 'spent', 'expired', 'forfeited', 'cancelled'));
CREATE INDEX bonus_grant_expiring ON bonus_grant (expires_at) WHERE status = 'active';
CREATE INDEX bonus_grant_queued ON bonus_grant (member_id, currency) WHERE status = 'queued';

ALTER TABLE wagering_lot
  ADD COLUMN contribution jsonb,
  ADD COLUMN ended_at timestamptz;
CREATE INDEX wagering_lot_expiring ON wagering_lot (expires_at) WHERE status = 'open' AND grant_id IS NULL;

-- Finds what one round served, when it is rolled back late.
CREATE INDEX wagering_event_round ON wagering_event (member_id, round_id);

-- Σ cash stake × min(1, edge ÷ 5 %), in millionths of a centavo.
ALTER TABLE member_day ADD COLUMN weighted bigint NOT NULL DEFAULT 0;
UPDATE member_day d SET weighted = coalesce((
  SELECT sum(stake_cash * least(1000000, edge_ppm * 20)) FROM round r
  WHERE r.member_id = d.member_id AND r.currency = d.currency AND r.day = d.day AND r.category = d.category
    AND r.status = 'settled'), 0)::bigint;

-- As before (080); a category may contribute less.
CREATE OR REPLACE FUNCTION count_wagering(
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
    ORDER BY holds DESC, expires_at NULLS LAST, created_at, id
  LOOP
    EXIT WHEN served_cash = r.stake_cash AND left_bonus = 0;
    weight := CASE lot.counting WHEN 'full' THEN 1000000 ELSE least(1000000, r.edge_ppm * 20) END;
    IF lot.contribution IS NOT NULL THEN
      weight := weight * coalesce((lot.contribution ->> r.category)::integer, 100) / 100;
    END IF;
    CONTINUE WHEN weight = 0;
    needed := lot.required - lot.progress;
    enough := ceil(needed * 1000000.0 / weight);
    from_bonus := CASE WHEN lot.grant_id = r.grant_id THEN least(left_bonus, enough) ELSE 0 END;
    from_cash := least(r.stake_cash - served_cash, enough - from_bonus);
    counted := least(needed, floor((from_bonus + from_cash)::numeric * weight / 1000000)::bigint);
    CONTINUE WHEN counted = 0;
    UPDATE wagering_lot SET progress = progress + counted,
        status = CASE WHEN counted = needed THEN 'done' ELSE status END,
        ended_at = CASE WHEN counted = needed THEN p_at END
      WHERE member_id = r.member_id AND id = lot.id;
    INSERT INTO wagering_event VALUES (r.member_id, p_transaction, lot.id, r.id, counted, from_cash, from_bonus);
    served_cash := served_cash + from_cash;
    left_bonus := left_bonus - from_bonus;
    served_grant := served_grant OR lot.grant_id IS NOT NULL;
  END LOOP;
END $$;

-- The key of a grant's conversion: the first is 'convert:<id>', one after an undone one carries its number.
CREATE FUNCTION conversion_key(g bonus_grant) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT 'convert:' || g.id || CASE WHEN g.conversions = 0 THEN '' ELSE ':' || g.conversions END
$$;

-- The active grant's money becomes cash, up to its cap; the rest goes back to the house. Nothing left: it was spent.
CREATE FUNCTION end_grant_well(g bonus_grant, p_is_done boolean, p_id uuid, p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  w wallet;
  converts bigint;
  legs ledger_leg[] := '{}';
BEGIN
  SELECT * INTO STRICT w FROM wallet WHERE member_id = g.member_id AND currency = g.currency;
  converts := least(w.bonus, coalesce(g.max_conversion, w.bonus));
  UPDATE bonus_grant SET
    status = CASE WHEN p_is_done THEN 'converted' ELSE 'spent' END, ended_at = p_at,
    converted = converted + converts, conversions = conversions + CASE WHEN w.bonus > 0 THEN 1 ELSE 0 END
  WHERE member_id = g.member_id AND id = g.id;
  UPDATE wagering_lot SET status = 'cancelled', ended_at = p_at
    WHERE member_id = g.member_id AND grant_id = g.id AND status = 'open';
  IF w.bonus = 0 THEN RETURN; END IF;
  legs := legs || ROW('bonus', 'cash', converts, g.id::text)::ledger_leg;
  IF w.bonus > converts THEN legs := legs || ROW('bonus', 'bonus_cost', w.bonus - converts, g.id::text)::ledger_leg; END IF;
  IF w.debt > 0 THEN legs := legs || ROW('cash', 'debt', least(w.debt, converts), '')::ledger_leg; END IF;
  PERFORM ledger_write(g.member_id, g.currency, p_id, conversion_key(g), ''::bytea, 'bonus_converted', g.id::text, legs, p_at);
END $$;

CREATE OR REPLACE FUNCTION end_grant_if_due(p_member uuid, p_currency text, p_id uuid, p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  g bonus_grant;
  is_done boolean;
BEGIN
  g := active_grant(p_member, p_currency, p_at);
  IF g.id IS NULL OR EXISTS (
    SELECT FROM round WHERE member_id = p_member AND status = 'open' AND grant_id = g.id) THEN RETURN; END IF;
  SELECT status = 'done' INTO is_done FROM wagering_lot WHERE member_id = p_member AND grant_id = g.id;
  IF is_done OR NOT EXISTS (
    SELECT FROM wallet WHERE member_id = p_member AND currency = p_currency AND bonus > 0) THEN
    PERFORM end_grant_well(g, is_done, p_id, p_at);
  END IF;
END $$;

CREATE OR REPLACE FUNCTION count_settled(r round, p_transaction uuid, p_convert uuid, p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  counted record;
BEGIN
  counted := count_wagering(r, p_transaction, p_at);
  INSERT INTO member_day AS d VALUES (
    r.member_id, r.currency, r.day, r.category, 1, r.stake_cash, r.stake_bonus, r.won_cash, r.won_bonus,
    r.stake_cash * r.edge_ppm, counted.served_cash, counted.served_cash * r.edge_ppm,
    r.stake_cash * least(1000000, r.edge_ppm * 20))
  ON CONFLICT (member_id, currency, day, category) DO UPDATE SET
    rounds = d.rounds + 1,
    stake_cash = d.stake_cash + excluded.stake_cash,
    stake_bonus = d.stake_bonus + excluded.stake_bonus,
    won_cash = d.won_cash + excluded.won_cash,
    won_bonus = d.won_bonus + excluded.won_bonus,
    theoretical = d.theoretical + excluded.theoretical,
    served_cash = d.served_cash + excluded.served_cash,
    served_theoretical = d.served_theoretical + excluded.served_theoretical,
    weighted = d.weighted + excluded.weighted;
  IF counted.served_grant OR r.grant_id IS NOT NULL THEN
    PERFORM end_grant_if_due(r.member_id, r.currency, p_convert, p_at);
  END IF;
END $$;

-- As before; the bound of a bonus holds for the round as a whole, so that a stake in slices is no way around it.
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
  from_cash bigint;
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
  from_cash := least(w.cash, p_stake);
  INSERT INTO round (member_id, id, currency, game, category, edge_ppm, stake_cash, stake_bonus, grant_id, status, opened_at)
  VALUES (p_member, p_round, p_currency, p_game, p_category, p_edge_ppm, from_cash, p_stake - from_cash,
    CASE WHEN p_stake > from_cash THEN g.id END, 'open', p_at)
  ON CONFLICT (member_id, id) DO UPDATE SET
    stake_cash = round.stake_cash + excluded.stake_cash,
    stake_bonus = round.stake_bonus + excluded.stake_bonus,
    grant_id = coalesce(round.grant_id, excluded.grant_id)
  WHERE round.status = 'open' AND round.currency = excluded.currency AND round.game = excluded.game
    AND (round.grant_id = excluded.grant_id OR round.grant_id IS NULL OR excluded.grant_id IS NULL);
  IF NOT FOUND THEN RETURN ledger_refuse(p_member, p_key, p_hash, 'round_closed', p_at); END IF;
  RETURN ledger_write(p_member, p_currency, p_id, p_key, p_hash, 'bet', p_round::text,
    stake_legs(w, p_stake, 'open_bets', p_game), p_at);
END $$;
