import { sql } from 'kysely'
import type { BalanceReturn } from '../../../../contract/cashier/balance-returns.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'

type Executor = Tx | Deps['db']

/** One naming by the registry, and how far the way back of the member's balance is. */
export interface ReturnRow {
  readonly member_id: string
  readonly impeded_at: Date
  readonly state: BalanceReturn['state']
  readonly cause: string | null
  readonly withdrawal_id: string | null
  readonly look_at: Date | null
  readonly asked_at: Date | null
  readonly ended_at: Date | null
}

type Key = Pick<ReturnRow, 'member_id' | 'impeded_at'>

interface Named {
  readonly memberId: string
  readonly since: Date
}

/** What is there already stays as it is. */
export async function insertReturns(db: Deps['db'], named: readonly Named[], at: Date): Promise<void> {
  const ids = named.map(({ memberId }) => memberId)
  const since = named.map(one => one.since)
  await sql`INSERT INTO balance_return (member_id, impeded_at, state, cause, look_at)
    SELECT id, since, 'waiting', 'new', ${at} FROM unnest(${ids}::uuid[], ${since}::timestamptz[]) AS t (id, since)
    ON CONFLICT DO NOTHING`.execute(db)
}

/** A bank sends money back weeks later, to an account that is closed by then: a person sees to it. */
export async function reopenReturned(db: Deps['db'], at: Date): Promise<void> {
  await sql`UPDATE balance_return b SET state = 'stuck', cause = 'withdrawal_returned', look_at = ${at}, ended_at = NULL
    FROM withdrawal w WHERE b.state = 'closed' AND w.member_id = b.member_id AND w.id = b.withdrawal_id
      AND w.state = 'returned'`.execute(db)
}

/** Takes those that are due, for as long as `until`: other processes skip them, and take them over after that. */
export async function takeDue(
  db: Deps['db'],
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<readonly ReturnRow[]> {
  const { rows } = await sql<ReturnRow>`UPDATE balance_return SET look_at = ${until}
    WHERE (member_id, impeded_at) IN (SELECT member_id, impeded_at FROM balance_return WHERE look_at <= ${now}
      ORDER BY look_at LIMIT ${limit} FOR UPDATE SKIP LOCKED) RETURNING *`.execute(db)
  return rows
}

/** Under its row's lock: as the last look left it. */
export async function lockReturn(tx: Tx, { member_id, impeded_at }: Key): Promise<ReturnRow | undefined> {
  const { rows } = await sql<ReturnRow>`SELECT * FROM balance_return
    WHERE member_id = ${member_id} AND impeded_at = ${impeded_at} FOR UPDATE`.execute(tx)
  return rows[0]
}

/** The one of that member that is not over, under its row's lock. */
export async function lockOpen(tx: Tx, memberId: string): Promise<ReturnRow | undefined> {
  const { rows } = await sql<ReturnRow>`SELECT * FROM balance_return
    WHERE member_id = ${memberId} AND look_at IS NOT NULL FOR UPDATE`.execute(tx)
  return rows[0]
}

export async function saveReturn(tx: Tx, row: ReturnRow): Promise<void> {
  await sql`UPDATE balance_return SET state = ${row.state}, cause = ${row.cause}, withdrawal_id = ${row.withdrawal_id},
      look_at = ${row.look_at}, asked_at = ${row.asked_at}, ended_at = ${row.ended_at}
    WHERE member_id = ${row.member_id} AND impeded_at = ${row.impeded_at}`.execute(tx)
}

export interface ShownRow extends ReturnRow {
  readonly name: string
  readonly money: bigint
  readonly order_no: string | null
  readonly withdrawal_state: NonNullable<BalanceReturn['withdrawal']>['state'] | null
}

interface Wanted {
  readonly over: boolean
  /** The last one of the page before. */
  readonly after: { readonly at: Date; readonly id: string } | undefined
  readonly limit: number
}

/** Those under way by when they began, those that are over by when they ended, the newest first. */
export async function listReturns(
  on: Executor,
  { over, after, limit }: Wanted,
): Promise<readonly ShownRow[]> {
  const at = after?.at ?? null
  const id = after?.id ?? null
  const { rows } = over
    ? await sql<ShownRow>`${shown} WHERE b.look_at IS NULL
        AND (${id}::uuid IS NULL OR (b.ended_at, b.member_id) < (${at}::timestamptz, ${id}::uuid))
        ORDER BY b.ended_at DESC, b.member_id DESC LIMIT ${limit}`.execute(on)
    : await sql<ShownRow>`${shown} WHERE b.look_at IS NOT NULL
        AND (${id}::uuid IS NULL OR (b.impeded_at, b.member_id) > (${at}::timestamptz, ${id}::uuid))
        ORDER BY b.impeded_at, b.member_id LIMIT ${limit}`.execute(on)
  return rows
}

export async function readShown(on: Executor, { member_id, impeded_at }: Key): Promise<ShownRow | undefined> {
  const { rows } = await sql<ShownRow>`${shown}
    WHERE b.member_id = ${member_id} AND b.impeded_at = ${impeded_at}`.execute(on)
  return rows[0]
}

const shown = sql`SELECT b.*, m.name, coalesce(w.cash + w.rebate + w.hold, 0)::bigint AS money, o.order_no,
    o.state AS withdrawal_state
  FROM balance_return b JOIN member m ON m.id = b.member_id
    LEFT JOIN wallet w ON w.member_id = b.member_id AND w.currency = 'BRL'
    LEFT JOIN withdrawal o ON o.member_id = b.member_id AND o.id = b.withdrawal_id`

export async function countStuck(db: Deps['db']): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM balance_return
    WHERE state = 'stuck'`.execute(db)
  return rows[0]?.count ?? 0
}
