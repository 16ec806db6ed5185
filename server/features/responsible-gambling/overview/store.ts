import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'

type Db = Deps['db']

export interface FlowRow {
  readonly minutes: bigint
  readonly staked: bigint
  readonly won: bigint
  readonly sports_staked: bigint
  readonly sports_won: bigint
  readonly deposits: bigint
  readonly withdrawals: bigint
}

export interface DayRow extends FlowRow {
  readonly day: string
}

export interface MonthRow extends FlowRow {
  /** Its first day. */
  readonly month: string
  /** When it ended; null of a month that has no row of its own yet. */
  readonly balance: bigint | null
}

/** Takes what the ledger has written since into the member's records, and reckons the months that are over (187). */
export async function closeMonths(db: Db, memberId: string, at: Date): Promise<void> {
  await sql`SELECT project_orders(${memberId}), close_months(${memberId}, ${at})`.execute(db)
}

const sums = sql`coalesce(sum(minutes), 0)::bigint AS minutes, coalesce(sum(staked), 0)::bigint AS staked,
  coalesce(sum(won), 0)::bigint AS won, coalesce(sum(sports_staked), 0)::bigint AS sports_staked,
  coalesce(sum(sports_won), 0)::bigint AS sports_won, coalesce(sum(deposits), 0)::bigint AS deposits,
  coalesce(sum(withdrawals), 0)::bigint AS withdrawals`

/** Days with anything, oldest first. */
export async function listDays(
  db: Db,
  memberId: string,
  from: string,
  to: string,
): Promise<readonly DayRow[]> {
  const { rows } =
    await sql<DayRow>`SELECT day::text AS day, ${sums} FROM member_flow(${memberId}, ${from}, ${to}) f
    GROUP BY f.day ORDER BY f.day`.execute(db)
  return rows
}

/** Every month since the account began, oldest first, the running one included. */
export async function listMonths(db: Db, memberId: string, today: string): Promise<readonly MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    WITH open AS (SELECT first_open_month(${memberId}) AS month)
    SELECT month::text AS month, minutes::bigint AS minutes, staked, won, sports_staked, sports_won, deposits, withdrawals,
      balance
    FROM member_month m WHERE m.member_id = ${memberId} AND m.month < (SELECT month FROM open)
    UNION ALL
    SELECT c.month::date::text, s.*, NULL
    FROM open o CROSS JOIN LATERAL generate_series(o.month, ${today}::date, interval '1 month') AS c (month)
    CROSS JOIN LATERAL (SELECT ${sums}
      FROM member_flow(${memberId}, c.month::date, (c.month + interval '1 month')::date - 1)) s
    ORDER BY month`.execute(db)
  return rows
}
