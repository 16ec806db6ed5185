import { sql } from 'kysely'
import type { CheckMinutes } from '../../../contract/play-session.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'

export type Executor = Tx | Deps['db']

interface SessionRow {
  readonly startedAt: Date
  readonly endsAt: Date
  readonly staked: bigint
  readonly won: bigint
  readonly checkAt: Date
}

/** The session that runs at that moment. */
export async function findSession(on: Executor, memberId: string, at: Date): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
    SELECT session_started_at AS "startedAt", session_last_at + interval '30 minutes' AS "endsAt",
      session_staked AS staked, session_won AS won, check_at AS "checkAt"
    FROM wallet WHERE member_id = ${memberId} AND currency = 'BRL'
      AND session_last_at > ${at}::timestamptz - interval '30 minutes'`.execute(on)
  return rows[0]
}

export async function readMinutes(on: Executor, memberId: string): Promise<CheckMinutes> {
  const { rows } = await sql<{ minutes: CheckMinutes }>`SELECT coalesce(check_minutes, 60) AS minutes
    FROM wallet WHERE member_id = ${memberId} AND currency = 'BRL'`.execute(on)
  return rows[0]?.minutes ?? 60
}

/** Answers that check if it is due, and says whether it did. */
export async function answerDueCheck(
  tx: Tx,
  { memberId, checkAt, at }: { memberId: string; checkAt: Date; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE wallet SET check_at = ${at}::timestamptz + make_interval(mins => coalesce(check_minutes, 60))
    WHERE member_id = ${memberId} AND currency = 'BRL' AND check_at = ${checkAt} AND check_at <= ${at}`.execute(
    tx,
  )
  return numAffectedRows === 1n
}

/** The next check comes so long after the last answer, or when it was to come if that is sooner. */
export async function writeMinutes(tx: Tx, memberId: string, minutes: CheckMinutes): Promise<void> {
  await sql`
    UPDATE wallet SET check_minutes = ${minutes}::smallint,
      check_at = least(check_at, check_at + make_interval(mins => ${minutes}::smallint - coalesce(check_minutes, 60)))
    WHERE member_id = ${memberId} AND currency = 'BRL'`.execute(tx)
}
