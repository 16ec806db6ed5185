import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'

export interface HoldRow {
  readonly until: Date
  readonly reason: string
}

/** A hold is never made shorter by a later one. */
export async function putHold(tx: Tx, memberId: string, { until, reason }: HoldRow): Promise<void> {
  await sql`INSERT INTO member_hold (member_id, until, reason) VALUES (${memberId}, ${until}, ${reason})
    ON CONFLICT (member_id) DO UPDATE SET until = excluded.until, reason = excluded.reason
    WHERE member_hold.until < excluded.until`.execute(tx)
}

export async function readHold(db: Deps['db'], memberId: string): Promise<HoldRow | undefined> {
  const { rows } = await sql<HoldRow>`SELECT until, reason FROM member_hold
    WHERE member_id = ${memberId}`.execute(db)
  return rows[0]
}
