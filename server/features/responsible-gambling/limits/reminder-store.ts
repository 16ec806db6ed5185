import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'

/** An older member has a row already: from the day of their registration, or from migration 187. */
const newForDays = 7

/** Members who registered lately get their first reminder written down, half a year after they came. */
export async function enrolNew(db: Deps['db'], at: Date): Promise<void> {
  await sql`INSERT INTO limit_reminder (member_id, due_at)
    SELECT id, created_at + interval '6 months' FROM member m
    WHERE id >= uuid_at(${at}::timestamptz - make_interval(days => ${newForDays})) AND id < uuid_at(${at}::timestamptz + interval '2 days')
      AND NOT is_demo AND erased_at IS NULL AND NOT EXISTS (SELECT FROM limit_reminder r WHERE r.member_id = m.id)
    ON CONFLICT DO NOTHING`.execute(db)
}

export async function listDue(db: Deps['db'], at: Date, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ memberId: string }>`SELECT member_id AS "memberId" FROM limit_reminder
    WHERE due_at <= ${at} ORDER BY due_at LIMIT ${limit}`.execute(db)
  return rows.map(row => row.memberId)
}

export interface ReminderFacts {
  readonly isActive: boolean
  /** When the member last asked for any limit; null: never. */
  readonly decidedAt: Date | null
  /** Played or deposited since that day. */
  readonly plays: boolean
  readonly limits: bigint
}

/** Takes a due reminder for this transaction alone; `undefined`: another process has it, or it is not due any more. */
export async function takeDue(
  tx: Tx,
  memberId: string,
  { at, playedSince }: { readonly at: Date; readonly playedSince: Date },
): Promise<ReminderFacts | undefined> {
  const { rows } = await sql<ReminderFacts>`
    WITH due AS (SELECT member_id FROM limit_reminder WHERE member_id = ${memberId} AND due_at <= ${at}
      FOR UPDATE SKIP LOCKED)
    SELECT m.status = 'active' AND m.erased_at IS NULL AS "isActive",
      (SELECT max(asked_at) FROM limit_change c WHERE c.member_id = m.id) AS "decidedAt",
      EXISTS (SELECT FROM member_use u WHERE u.member_id = m.id AND u.day >= brazil_day(${playedSince})) AS plays,
      (SELECT count(*) FROM wallet_limit l WHERE l.member_id = m.id AND l.currency = 'BRL') AS limits
    FROM due JOIN member m ON m.id = due.member_id`.execute(tx)
  return rows[0]
}

export async function moveDue(tx: Tx, memberId: string, dueAt: Date): Promise<void> {
  await sql`UPDATE limit_reminder SET due_at = ${dueAt} WHERE member_id = ${memberId}`.execute(tx)
}
