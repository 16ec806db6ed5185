import { sql } from 'kysely'
import type { MemberBreaks } from '../../../contract/breaks.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'

export type Executor = Tx | Deps['db']

type Wish = MemberBreaks['history'][number]
export interface BreakRow {
  readonly id: string
  readonly kind: Wish['kind']
  readonly term: Wish['term']
  readonly asked_at: Date
  readonly until: Date | null
}

interface Running {
  readonly kind: NonNullable<MemberBreaks['running']>['kind']
  readonly until: Date | null
}

/** What closes play now. */
export async function findRunning(on: Executor, memberId: string, at: Date): Promise<Running | undefined> {
  const { rows } = await sql<Running>`SELECT kind, until FROM running_break(${memberId}, ${at})`.execute(on)
  return rows[0]
}

/** Newest first. */
export async function listBreaks(on: Executor, memberId: string, most: number): Promise<readonly BreakRow[]> {
  const { rows } = await sql<BreakRow>`SELECT id, kind, term, asked_at, until FROM play_break
    WHERE member_id = ${memberId} ORDER BY asked_at DESC, id DESC LIMIT ${most}`.execute(on)
  return rows
}

/** A wish that is there already stays as it is. */
export async function insertBreak(tx: Tx, memberId: string, row: BreakRow): Promise<void> {
  await sql`INSERT INTO play_break (member_id, id, kind, term, asked_at, until)
    VALUES (${memberId}, ${row.id}, ${row.kind}, ${row.term}, ${row.asked_at}, ${row.until})
    ON CONFLICT (member_id, id) DO NOTHING`.execute(tx)
  await sql`SELECT hold_play(${memberId}, ${row.asked_at})`.execute(tx)
}

interface Refusal {
  readonly word: 'play_paused' | 'self_excluded'
  /** ISO 8601; absent of what has no end. */
  readonly until?: string
}

/** How a closed wallet is refused; `undefined`: it is open. */
export async function findRefusal(on: Executor, memberId: string, at: Date): Promise<Refusal | undefined> {
  const { rows } = await sql<{
    refusal: Refusal | null
  }>`SELECT break_refusal(${memberId}, ${at}) AS refusal`.execute(on)
  return rows[0]?.refusal ?? undefined
}
