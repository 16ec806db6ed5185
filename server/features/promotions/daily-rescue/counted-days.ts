import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { Executor } from '../terms-store.ts'
import type { CountedDay } from './rules.ts'

/**
 * A day as cashback counts it, and each earlier day of which a requirement took stake and returned its loss on that day: the
 * settlement's own sums, less what requirements hold, plus what they have returned until that day.
 */
export function countedDays(on: Executor, memberId: string, day: string): Promise<readonly CountedDay[]> {
  const days = sql`SELECT ${day}::date AS day
    UNION SELECT day FROM returned_play WHERE member_id = ${memberId} AND returned_on = ${day}`
  return readCounted(on, memberId, days, day)
}

/** Days of the past as they count now. */
export function countedUntil(
  on: Executor,
  memberId: string,
  days: readonly string[],
  today: string,
): Promise<readonly CountedDay[]> {
  return readCounted(on, memberId, sql`SELECT unnest(${[...days]}::date[]) AS day`, today)
}

async function readCounted(
  on: Executor,
  memberId: string,
  days: RawBuilder<unknown>,
  until: string,
): Promise<readonly CountedDay[]> {
  const { rows } = await sql<CountedDay>`
    WITH counted AS (${days})
    SELECT c.day::text AS day, (coalesce(d.loss, 0) - coalesce(l.held, 0))::bigint AS loss,
      (coalesce(d.theoretical, 0) + coalesce(l.theoretical, 0))::bigint AS theoretical,
      coalesce((SELECT paid FROM cashback_day p WHERE p.member_id = ${memberId} AND p.day = c.day), 0)::bigint AS paid
    FROM counted c
    LEFT JOIN LATERAL (
      SELECT sum(stake_cash - won_cash) AS loss, sum(theoretical - served_theoretical) AS theoretical
      FROM member_day m WHERE m.member_id = ${memberId} AND m.currency = 'BRL' AND m.day = c.day) d ON true
    LEFT JOIN LATERAL (
      SELECT sum(p.stake - p.won) FILTER (WHERE NOT p.counts) AS held,
        sum(p.theoretical) FILTER (WHERE p.counts) AS theoretical
      FROM (
        SELECT s.stake, s.won, s.theoretical, s.is_own OR EXISTS (SELECT FROM returned_play r
          WHERE r.member_id = s.member_id AND r.lot_id = s.lot_id AND r.day = s.day
            AND r.returned_on <= ${until}::date) AS counts
        FROM lot_play s WHERE s.member_id = ${memberId} AND s.day = c.day) p) l ON true
    ORDER BY c.day`.execute(on)
  return rows
}

/** Days whose losses were returned by these lots. */
export async function returnedDaysOf(
  tx: Tx,
  memberId: string,
  requirementKeys: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ day: string }>`SELECT DISTINCT p.day::text AS day
    FROM wagering_lot l JOIN returned_play p ON p.member_id = l.member_id AND p.lot_id = l.id
    WHERE l.member_id = ${memberId} AND l.key = ANY(${[...requirementKeys]})`.execute(tx)
  return rows.map(({ day }) => day)
}

/** Adds to what cashback has paid on a day; less than nothing: it was taken back. */
export async function addPaidOfDay(tx: Tx, memberId: string, day: string, amount: bigint): Promise<void> {
  await sql`INSERT INTO cashback_day AS c VALUES (${memberId}, ${day}, ${amount})
    ON CONFLICT (member_id, day) DO UPDATE SET paid = c.paid + excluded.paid`.execute(tx)
}
