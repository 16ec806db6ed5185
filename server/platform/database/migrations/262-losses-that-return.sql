-- Stake that served a requirement earns no cashback and no commission. Once the requirement has ended unpaid, the day is reckoned
-- as if it had not been there: its loss and its theoretical loss count for cashback, once, and its weeks are corrected for agents.

-- What cash stake that served a requirement did, by the day of its rounds. won: its share of their wins.
CREATE TABLE lot_play (
  member_id uuid NOT NULL,
  day date NOT NULL,
  lot_id uuid NOT NULL,
  -- A deposit's own requirement is a guard against laundering and earns nothing: its play counts for cashback at once.
  is_own boolean NOT NULL,
  stake centavos NOT NULL,
  won centavos NOT NULL,
  -- Stake × edge in millionths; of a deposit's own requirement only in games that keep 2 % or more (`counting_loss`).
  theoretical bigint NOT NULL,
  PRIMARY KEY (member_id, day, lot_id)
) WITH (fillfactor = 70);

-- A requirement that ended unpaid. day: the one whose cashback its losses join. The others: of its play.
CREATE TABLE lot_return (
  member_id uuid NOT NULL,
  lot_id uuid NOT NULL,
  day date NOT NULL,
  first_day date NOT NULL,
  last_day date NOT NULL,
  PRIMARY KEY (member_id, lot_id)
);
CREATE INDEX lot_return_day ON lot_return (member_id, day);
CREATE INDEX lot_return_played ON lot_return (last_day, first_day);

-- What cashback has paid on the losses of a day, at once or after a requirement ended: what it pays next is the difference.
CREATE TABLE cashback_day (
  member_id uuid NOT NULL,
  day date NOT NULL,
  paid centavos NOT NULL,
  PRIMARY KEY (member_id, day)
);
INSERT INTO cashback_day SELECT member_id, subject::date, amount FROM reward WHERE promotion = 'dailyrescue' AND state = 'paid';

-- Requirements that are over, for those that return what they took.
CREATE INDEX wagering_lot_ended ON wagering_lot (ended_at) WHERE grant_id IS NOT NULL AND status IN ('expired', 'cancelled');
CREATE INDEX wagering_lot_unclaimed ON wagering_lot (expires_at) WHERE status = 'done' AND source IN ('recharge', 'rechargerebate');

-- Theoretical loss that may earn cashback. The first percent of a deposit's own play pays for wheels and daily rewards.
CREATE FUNCTION counting_loss(p_is_own boolean, p_edge_ppm integer, p_stake bigint) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p_is_own AND p_edge_ppm < 20000 THEN 0 ELSE p_stake * p_edge_ppm END
$$;

-- Adds the stake of a settled round that served requirements.
CREATE FUNCTION count_served(r round, p_transaction uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO lot_play AS p
  SELECT r.member_id, r.day, e.lot_id, l.source = 'deposit', e.stake_cash,
    div(r.won_cash::numeric * e.stake_cash, r.stake_cash)::bigint, counting_loss(l.source = 'deposit', r.edge_ppm, e.stake_cash)
  FROM wagering_event e JOIN wagering_lot l ON l.member_id = e.member_id AND l.id = e.lot_id
  WHERE e.member_id = r.member_id AND e.transaction_id = p_transaction AND e.stake_cash > 0
  ON CONFLICT (member_id, day, lot_id) DO UPDATE SET
    stake = p.stake + excluded.stake, won = p.won + excluded.won, theoretical = p.theoretical + excluded.theoretical
$$;

-- Counts anew what served the requirements of a round that changed after it was settled: seldom, and over the member's own play.
CREATE FUNCTION recount_served(r round) RETURNS void LANGUAGE sql AS $$
  UPDATE lot_play p SET stake = n.stake, won = n.won, theoretical = n.theoretical
  FROM (
    SELECT e.lot_id, sum(e.stake)::bigint AS stake,
      coalesce(sum(div(g.won_cash::numeric * e.stake, nullif(g.stake_cash, 0))), 0)::bigint AS won,
      sum(counting_loss(l.source = 'deposit', g.edge_ppm, e.stake))::bigint AS theoretical
    FROM (SELECT lot_id, round_id, sum(stake_cash)::bigint AS stake FROM wagering_event
      WHERE member_id = r.member_id
        AND lot_id IN (SELECT lot_id FROM wagering_event WHERE member_id = r.member_id AND round_id = r.id)
      GROUP BY lot_id, round_id) e
    JOIN round g ON g.member_id = r.member_id AND g.id = e.round_id AND g.day = r.day
    JOIN wagering_lot l ON l.member_id = r.member_id AND l.id = e.lot_id
    GROUP BY e.lot_id) n
  WHERE p.member_id = r.member_id AND p.day = r.day AND p.lot_id = n.lot_id
$$;

-- A win that was under review may reach a round after it was settled.
CREATE FUNCTION recount_won() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM recount_served(NEW);
  RETURN NULL;
END $$;
CREATE TRIGGER round_won_late AFTER UPDATE OF won_cash ON round
  FOR EACH ROW WHEN (OLD.status = 'settled' AND NEW.won_cash <> OLD.won_cash) EXECUTE FUNCTION recount_won();

-- Returns what served a requirement, once; whether there was anything. Agents hear of it in the settlement after.
CREATE FUNCTION return_lot(p_member uuid, p_lot uuid, p_at timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO lot_return
  SELECT p_member, p_lot, brazil_day(p_at), min(day), max(day) FROM lot_play
  WHERE member_id = p_member AND lot_id = p_lot AND NOT is_own AND stake > 0 HAVING count(*) > 0
  ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN RETURN false; END IF;
  PERFORM note_lot_weeks(p_member, p_lot);
  RETURN true;
END $$;

-- The agents' weeks in which a requirement was played are reckoned anew.
CREATE FUNCTION note_lot_weeks(p_member uuid, p_lot uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO agency_undone
  SELECT p_member, gen_random_uuid(), week
  FROM (SELECT DISTINCT date_trunc('week', day::timestamp)::date AS week FROM lot_play
    WHERE member_id = p_member AND lot_id = p_lot) weeks
$$;

-- A requirement whose recharge went back returns nothing any more.
CREATE FUNCTION keep_lot(p_member uuid, p_lot uuid) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM lot_return WHERE member_id = p_member AND lot_id = p_lot;
  IF NOT FOUND THEN RETURN false; END IF;
  PERFORM note_lot_weeks(p_member, p_lot);
  RETURN true;
END $$;

-- A requirement that a late rollback opened again, and one of a bonus that converted after that, returns nothing meanwhile.
CREATE VIEW returned_play AS
SELECT p.member_id, p.day, p.lot_id, p.stake, p.won, p.theoretical, t.day AS returned_on, t.first_day, t.last_day
FROM lot_return t
JOIN wagering_lot l ON l.member_id = t.member_id AND l.id = t.lot_id
  AND l.status <> 'open' AND (l.grant_id IS NULL OR l.status <> 'done')
JOIN lot_play p ON p.member_id = t.member_id AND p.lot_id = t.lot_id AND p.day BETWEEN t.first_day AND t.last_day;

INSERT INTO lot_play
SELECT e.member_id, r.day, e.lot_id, l.source = 'deposit', sum(e.stake)::bigint,
  sum(div(r.won_cash::numeric * e.stake, nullif(r.stake_cash, 0)))::bigint,
  sum(counting_loss(l.source = 'deposit', r.edge_ppm, e.stake))::bigint
FROM (SELECT member_id, lot_id, round_id, sum(stake_cash)::bigint AS stake FROM wagering_event
  GROUP BY member_id, lot_id, round_id HAVING sum(stake_cash) > 0) e
JOIN round r ON r.member_id = e.member_id AND r.id = e.round_id AND r.status = 'settled' AND r.currency = 'BRL'
JOIN wagering_lot l ON l.member_id = e.member_id AND l.id = e.lot_id
GROUP BY e.member_id, r.day, e.lot_id, l.source;

-- As before (095), and what served a requirement is kept by it.
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
  IF counted.served_cash > 0 AND r.currency = 'BRL' THEN PERFORM count_served(r, p_transaction); END IF;
  IF counted.served_grant OR r.grant_id IS NOT NULL THEN
    PERFORM end_grant_if_due(r.member_id, r.currency, p_convert, p_at);
  END IF;
END $$;

-- As before (220), and what served requirements is counted anew.
CREATE OR REPLACE FUNCTION uncount_settled(r round, p_cash bigint, p_bonus bigint, p_served bigint, p_is_void boolean) RETURNS void
LANGUAGE sql AS $$
  UPDATE member_day SET
    rounds = rounds - p_is_void::integer,
    stake_cash = stake_cash - p_cash,
    stake_bonus = stake_bonus - p_bonus,
    won_cash = won_cash - CASE WHEN p_is_void THEN r.won_cash ELSE 0 END,
    won_bonus = won_bonus - CASE WHEN p_is_void THEN r.won_bonus ELSE 0 END,
    theoretical = theoretical - p_cash * r.edge_ppm,
    served_cash = served_cash - p_served,
    served_theoretical = served_theoretical - p_served * r.edge_ppm,
    weighted = weighted - p_cash * least(1000000, r.edge_ppm * 20)
  WHERE member_id = r.member_id AND currency = r.currency AND day = r.day AND category = r.category;
  UPDATE member_month SET
    staked = staked - p_cash,
    won = won - CASE WHEN p_is_void THEN r.won_cash ELSE 0 END,
    sports_staked = sports_staked - CASE WHEN r.category = 'sports' THEN p_cash ELSE 0 END,
    sports_won = sports_won - CASE WHEN r.category = 'sports' AND p_is_void THEN r.won_cash ELSE 0 END
  WHERE member_id = r.member_id AND month = period_start('month', r.day) AND r.currency = 'BRL';
  INSERT INTO member_day_correction
  SELECT r.member_id, gen_random_uuid(), r.currency, r.day, r.category, p_cash * least(1000000, r.edge_ppm * 20),
    p_cash * r.edge_ppm, p_served * r.edge_ppm WHERE r.currency = 'BRL';
  INSERT INTO agency_undone
  SELECT r.member_id, gen_random_uuid(), date_trunc('week', r.day::timestamp)::date WHERE r.currency = 'BRL';
  UPDATE wallet_limit SET before_day = NULL WHERE member_id = r.member_id AND currency = r.currency;
  SELECT recount_served(r);
$$;

-- As before (224), with the play that requirements have returned: its loss was counted in its week, its stake and theoretical loss now.
CREATE OR REPLACE FUNCTION agency_activity(p_week date, p_members uuid[] DEFAULT NULL)
RETURNS TABLE (member_id uuid, recharge bigint, betting bigint, revenue bigint, theoretical bigint) LANGUAGE sql STABLE AS $$
  WITH span AS (
    SELECT p_week::timestamp AT TIME ZONE 'America/Sao_Paulo' AS first, (p_week + 7)::timestamp AT TIME ZONE 'America/Sao_Paulo' AS next
  ), moved AS (
    SELECT r.member_id, r.paid_money - r.fee AS recharge, 0::bigint AS betting, 0::bigint AS revenue, 0::bigint AS theoretical
    FROM recharge r, span WHERE r.state = 'paid' AND r.paid_at >= span.first AND r.paid_at < span.next
      AND (p_members IS NULL OR r.member_id IN (SELECT unnest(p_members)))
    UNION ALL
    SELECT w.member_id, -w.money, 0, 0, 0
    FROM withdrawal w, span WHERE w.state = 'paid' AND w.paid_at >= span.first AND w.paid_at < span.next
      AND (p_members IS NULL OR w.member_id IN (SELECT unnest(p_members)))
    UNION ALL
    SELECT d.member_id, 0::bigint,
      least(d.stake_cash - d.served_cash, (d.theoretical - d.served_theoretical) / 50000)::bigint,
      (d.stake_cash - d.won_cash)::bigint, d.theoretical - d.served_theoretical
    FROM member_day d WHERE d.currency = 'BRL' AND d.day >= p_week AND d.day < p_week + 7
      AND (p_members IS NULL OR d.member_id IN (SELECT unnest(p_members)))
    UNION ALL
    SELECT p.member_id, 0, least(p.stake, p.theoretical / 50000)::bigint, 0, p.theoretical
    FROM returned_play p WHERE p.last_day >= p_week AND p.first_day < p_week + 7 AND p.day >= p_week AND p.day < p_week + 7
      AND (p_members IS NULL OR p.member_id IN (SELECT unnest(p_members)))
    UNION ALL
    SELECT t.member_id, 0, 0, -t.amount, 0 FROM ledger_transfer t, span
    WHERE t.transaction_id >= uuid_at(span.first) AND t.transaction_id < uuid_at(span.next) AND t.currency = 'BRL'
      AND (t.debit, t.credit) IN (('bonus_cost', 'cash'), ('cashback_cost', 'cash'), ('rebate_cost', 'rebate'),
        ('rebate_cost', 'cash'), ('wheel_cost', 'cash'), ('vip_cost', 'cash'), ('bonus', 'cash'))
      AND (p_members IS NULL OR t.member_id IN (SELECT unnest(p_members)))
  )
  SELECT m.member_id, sum(m.recharge)::bigint, sum(m.betting)::bigint, sum(m.revenue)::bigint, sum(m.theoretical)::bigint
  FROM moved m GROUP BY m.member_id
$$;
