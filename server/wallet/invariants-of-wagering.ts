import { type RawBuilder, sql } from 'kysely'

type Of = (column: string) => RawBuilder<unknown>
type Query = RawBuilder<{ memberId: string; detail: string }>

/** Bonus money is there only while a grant is active. */
export const bonusHasGrant = (of: Of): Query => sql`
  SELECT w.member_id AS "memberId", w.bonus::text AS detail FROM wallet w
  WHERE ${of('w.member_id')} AND w.bonus > 0 AND NOT EXISTS (SELECT FROM bonus_grant g
    WHERE g.member_id = w.member_id AND g.currency = w.currency AND g.status = 'active')`

/** The active grant has one lot that is open or done; an ended or queued one has none that is open. */
export const grantsHaveRequirements = (of: Of): Query => sql`
  SELECT g.member_id AS "memberId", g.key || ' ' || g.status AS detail FROM bonus_grant g
  LEFT JOIN wagering_lot l ON l.member_id = g.member_id AND l.grant_id = g.id WHERE ${of('g.member_id')}
  GROUP BY g.member_id, g.id
  HAVING (g.status = 'active' AND count(l.id) FILTER (WHERE l.status IN ('open', 'done')) <> 1)
    OR (g.status <> 'active' AND count(l.id) FILTER (WHERE l.status = 'open') > 0)`

/** Less may be left of a conversion than the ledger says: a late rollback takes wins out of it. */
export const conversionsKept = (of: Of): Query => sql`
  WITH moved AS (SELECT t.member_id, t.reference,
      sum(CASE WHEN l.debit = 'bonus' AND l.credit = 'cash' THEN l.amount
        WHEN l.debit = 'cash' AND l.credit = 'bonus' THEN -l.amount ELSE 0 END) AS converted
    FROM ledger_transaction t JOIN ledger_transfer l ON l.member_id = t.member_id AND l.transaction_id = t.id
    WHERE ${of('t.member_id')} AND t.kind IN ('bonus_converted', 'bonus_undone') GROUP BY t.member_id, t.reference)
  SELECT g.member_id AS "memberId", g.key || ' ' || g.converted AS detail
  FROM bonus_grant g LEFT JOIN moved m ON m.member_id = g.member_id AND m.reference = g.id::text
  WHERE ${of('g.member_id')} AND (g.converted > coalesce(m.converted, 0) OR coalesce(m.converted, 0) < 0
    OR m.converted > g.max_conversion)`

/** What a requirement counts is the sum of the stakes that served it. */
export const requirementsAreEvents = (of: Of): Query => sql`
  SELECT l.member_id AS "memberId", l.key AS detail FROM wagering_lot l
  LEFT JOIN wagering_event e ON e.member_id = l.member_id AND e.lot_id = l.id WHERE ${of('l.member_id')}
  GROUP BY l.member_id, l.id
  HAVING l.progress <> coalesce(sum(e.amount), 0) OR l.fraction <> coalesce(sum(e.fraction), 0)
    OR (l.status = 'done') <> (l.progress = l.required)`

/** No stake serves for more than itself. */
export const stakesServeOnce = (of: Of): Query => sql`
  SELECT r.member_id AS "memberId", r.id::text AS detail
  FROM round r JOIN wagering_event e ON e.member_id = r.member_id AND e.round_id = r.id WHERE ${of('r.member_id')}
  GROUP BY r.member_id, r.id
  HAVING sum(e.stake_cash) > r.stake_cash OR sum(e.stake_bonus) > r.stake_bonus`

/** The sums of a day are those of its settled rounds. */
export const daysAreRounds = (of: Of): Query => sql`
  WITH played AS (SELECT member_id, currency, day, category, count(*) AS rounds, sum(stake_cash) AS stake_cash,
      sum(stake_bonus) AS stake_bonus, sum(won_cash) AS won_cash, sum(won_bonus) AS won_bonus,
      sum(stake_cash * edge_ppm) AS theoretical, sum(stake_cash * least(1000000, edge_ppm * 20)) AS weighted,
      sum(served) AS served_cash, sum(served * edge_ppm) AS served_theoretical
    FROM (SELECT r.*, coalesce((SELECT sum(stake_cash) FROM wagering_event e
        WHERE e.member_id = r.member_id AND e.round_id = r.id), 0) AS served
      FROM round r WHERE ${of('r.member_id')} AND r.status = 'settled') settled
    GROUP BY member_id, currency, day, category)
  SELECT member_id AS "memberId", day || ' ' || category AS detail
  FROM (SELECT * FROM member_day WHERE ${of('member_id')}) d FULL JOIN played p USING (member_id, currency, day, category)
  WHERE (coalesce(d.rounds, 0)::numeric, coalesce(d.stake_cash, 0)::numeric, coalesce(d.stake_bonus, 0)::numeric,
      coalesce(d.won_cash, 0)::numeric, coalesce(d.won_bonus, 0)::numeric, coalesce(d.theoretical, 0)::numeric,
      coalesce(d.weighted, 0)::numeric, coalesce(d.served_cash, 0)::numeric, coalesce(d.served_theoretical, 0)::numeric)
    IS DISTINCT FROM (coalesce(p.rounds, 0)::numeric, coalesce(p.stake_cash, 0), coalesce(p.stake_bonus, 0),
      coalesce(p.won_cash, 0), coalesce(p.won_bonus, 0), coalesce(p.theoretical, 0), coalesce(p.weighted, 0),
      coalesce(p.served_cash, 0), coalesce(p.served_theoretical, 0))`

/** By lot and day: what the days of its play say is what its events served, with their rounds' wins and theoretical loss. */
export const requirementPlayIsEvents = (of: Of): Query => sql`
  WITH served AS (SELECT e.member_id, r.day, e.lot_id, sum(e.stake) AS stake,
      sum(div(r.won_cash::numeric * e.stake, nullif(r.stake_cash, 0))) AS won,
      sum(counting_loss(l.source = 'deposit', r.edge_ppm, e.stake)) AS theoretical
    FROM (SELECT member_id, lot_id, round_id, sum(stake_cash)::bigint AS stake FROM wagering_event
      WHERE ${of('member_id')} GROUP BY member_id, lot_id, round_id HAVING sum(stake_cash) > 0) e
    JOIN round r ON r.member_id = e.member_id AND r.id = e.round_id AND r.currency = 'BRL'
    JOIN wagering_lot l ON l.member_id = e.member_id AND l.id = e.lot_id
    GROUP BY e.member_id, r.day, e.lot_id)
  SELECT member_id AS "memberId", day || ' ' || lot_id AS detail
  FROM served s FULL JOIN (SELECT * FROM lot_play WHERE ${of('member_id')} AND stake <> 0) p USING (member_id, day, lot_id)
  WHERE (s.stake, s.won, s.theoretical) IS DISTINCT FROM (p.stake::numeric, p.won::numeric, p.theoretical::numeric)`
