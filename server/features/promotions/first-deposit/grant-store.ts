import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { Executor } from '../terms-store.ts'

interface Row {
  readonly status: string
  readonly amount: bigint
  readonly required: bigint
  readonly progress: bigint
  readonly expires_at: Date | null
}

/** The member's grant of that cause, and how far its play is; null before it was given. */
export async function readGrant(on: Executor, memberId: string, key: string) {
  const { rows } = await sql<Row>`
    SELECT g.status, g.amount, g.required, g.expires_at, coalesce(l.progress, 0)::bigint AS progress
    FROM bonus_grant g LEFT JOIN wagering_lot l ON l.member_id = g.member_id AND l.grant_id = g.id
    WHERE g.member_id = ${memberId} AND g.key = ${key}`.execute(on)
  const [row] = rows
  return row === undefined ? null : { ...row, expires_at: row.expires_at?.toISOString() ?? null }
}

/** The requirement of the first deposit's bonus: none, where it was not claimed or waits in the queue. */
export async function bonusRequirementKeys(tx: Tx, memberId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`SELECT l.key FROM bonus_grant g
    JOIN wagering_lot l ON l.member_id = g.member_id AND l.grant_id = g.id
    WHERE g.member_id = ${memberId} AND g.key = ${`ftd:${memberId}`}`.execute(tx)
  return rows.map(({ key }) => key)
}
