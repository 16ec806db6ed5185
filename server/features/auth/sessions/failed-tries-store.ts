import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'

/** Counts a wrong password; answers how many there are. For nobody's account the same statement counts nothing. */
export async function countFailedTry(db: Deps['db'], memberId: string, at: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    INSERT INTO member_failed_tries (member_id, count, last_at)
      SELECT id, 1, ${at} FROM member WHERE id = ${memberId} AND NOT is_demo
    ON CONFLICT (member_id) DO UPDATE SET count = member_failed_tries.count + 1, last_at = excluded.last_at
    RETURNING count`.execute(db)
  return rows[0]?.count ?? 0
}

/** Marks the member as notified at `at`; `false`: they were notified after `since` already. */
export async function markNotified(tx: Tx, memberId: string, at: Date, since: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`UPDATE member_failed_tries SET told_at = ${at}
    WHERE member_id = ${memberId} AND (told_at IS NULL OR told_at < ${since})`.execute(tx)
  return numAffectedRows === 1n
}

interface FailedTries {
  readonly count: number
  readonly last_at: Date
}

/** Takes and resets the count, which the member is shown now. Keeps the time of the last message about it. */
export async function takeFailedTries(tx: Tx, memberId: string): Promise<FailedTries | undefined> {
  const { rows } = await sql<FailedTries>`UPDATE member_failed_tries new SET count = 0
    FROM (SELECT count, last_at FROM member_failed_tries WHERE member_id = ${memberId} FOR UPDATE) old
    WHERE new.member_id = ${memberId} AND old.count > 0
    RETURNING old.count, old.last_at`.execute(tx)
  return rows[0]
}
