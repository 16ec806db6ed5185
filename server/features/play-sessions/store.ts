import { sql } from 'kysely'
import { type CheckMinutes, checkMinutes } from '../../../contract/play-session.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'

export type Executor = Tx | Deps['db']

export interface SessionRow {
  readonly startedAt: Date
  readonly endsAt: Date
  readonly staked: bigint
  readonly won: bigint
  readonly checkAt: Date
}

interface Known {
  readonly minutes: CheckMinutes
  readonly version: bigint
  /** Null: never played. It may be over. */
  readonly last: SessionRow | null
}

/** What the wallet's row knows of play, of one moment. */
export async function readKnown(on: Executor, memberId: string): Promise<Known | undefined> {
  const row = await on
    .selectFrom('wallet')
    .select(['version', 'check_minutes', 'session_started_at as startedAt'])
    .select(['session_staked as staked', 'session_won as won', 'check_at as checkAt'])
    .select(sql<Date | null>`session_last_at + interval '30 minutes'`.as('endsAt'))
    .where('member_id', '=', memberId)
    .where('currency', '=', 'BRL')
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { version, check_minutes, startedAt, endsAt, staked, won, checkAt } = row
  const isNone = startedAt === null || endsAt === null || staked === null || won === null || checkAt === null
  const last = isNone ? null : { startedAt, endsAt, staked, won, checkAt }
  const minutes = checkMinutes.find(known => known === check_minutes) ?? 60
  return { minutes, version, last }
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
