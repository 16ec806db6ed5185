import { type RawBuilder, sql } from 'kysely'
import type { Deps } from '../../../deps.ts'

export interface Totals {
  readonly recharge: bigint
  readonly withdraw: bigint
  readonly bonus: bigint
  readonly fee: bigint
}

export interface DayRow extends Totals {
  readonly day: string
}

interface Period {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const sums = sql`coalesce(sum(recharge), 0)::bigint AS recharge, coalesce(sum(withdrawal), 0)::bigint AS withdraw,
  coalesce(sum(bonus), 0)::bigint AS bonus, coalesce(sum(fee), 0)::bigint AS fee`

function within(memberId: string, { from, to }: Period) {
  const wanted = [sql`member_id = ${memberId}`]
  if (from !== undefined) wanted.push(sql`day >= ${from}`)
  if (to !== undefined) wanted.push(sql`day <= ${to}`)
  return sql.join(wanted, sql` AND `)
}

/** The four totals of the specification (section 3, "Order centre"), net of what went back. */
export function totalsQuery(memberId: string, period: Period): RawBuilder<Totals> {
  return sql<Totals>`SELECT ${sums} FROM order_movement WHERE ${within(memberId, period)}`
}

const shownDays = 800

/** What moved on each day, newest first. */
export function daysQuery(memberId: string, period: Period): RawBuilder<DayRow> {
  return sql<DayRow>`SELECT day::text AS day, ${sums} FROM order_movement WHERE ${within(memberId, period)}
    GROUP BY order_movement.day ORDER BY order_movement.day DESC LIMIT ${shownDays}`
}

export async function readTotals(db: Deps['db'], memberId: string, period: Period): Promise<Totals> {
  const { rows } = await totalsQuery(memberId, period).execute(db)
  return rows[0] ?? { recharge: 0n, withdraw: 0n, bonus: 0n, fee: 0n }
}
