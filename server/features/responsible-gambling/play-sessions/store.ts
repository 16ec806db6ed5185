import { sql } from 'kysely'
import {
  type CheckMinutes,
  checkMinutes,
  type SessionEnd,
} from '../../../../contract/responsible-gambling/play-session.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'

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

interface EndedRow {
  readonly started_at: Date
  readonly last_at: Date
  readonly why: SessionEnd
  readonly staked: bigint
  readonly won: bigint
}

/** Begun in that month of Sao Paulo and over at `now`, newest first; the wallet's own row knows the last one best. */
export async function listEnded(
  on: Executor,
  memberId: string,
  { month, now }: { readonly month: string; readonly now: Date },
): Promise<readonly EndedRow[]> {
  const { rows } = await sql<EndedRow>`
    WITH last AS (SELECT w.session_started_at AS started_at, w.session_last_at AS last_at, why_session_ended(w) AS why,
        w.session_staked AS staked, w.session_won AS won
      FROM wallet w WHERE w.member_id = ${memberId} AND w.currency = 'BRL' AND w.session_started_at IS NOT NULL),
    span AS (SELECT first AT TIME ZONE 'America/Sao_Paulo' AS begins,
        (first + interval '1 month') AT TIME ZONE 'America/Sao_Paulo' AS ends
      FROM (SELECT ${`${month}-01`}::timestamp AS first) f)
    SELECT s.* FROM span, LATERAL (
      SELECT started_at, last_at, why, staked, won FROM ended_session e
      WHERE e.member_id = ${memberId} AND e.started_at >= begins AND e.started_at < ends
        AND e.started_at IS DISTINCT FROM (SELECT started_at FROM last)
      UNION ALL
      SELECT * FROM last WHERE started_at >= begins AND started_at < ends
        AND last_at <= ${now}::timestamptz - interval '30 minutes') s
    ORDER BY s.started_at DESC`.execute(on)
  return rows
}
