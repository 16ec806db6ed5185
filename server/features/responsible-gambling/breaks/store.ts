import { sql } from 'kysely'
import type {
  ClosingKind,
  MemberBreaks,
  RegistryReason,
} from '../../../../contract/responsible-gambling/breaks.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'

export type Executor = Tx | Deps['db']

type Intent = MemberBreaks['history'][number]
export interface BreakRow {
  readonly id: string
  readonly kind: Intent['kind']
  readonly term: Intent['term']
  readonly asked_at: Date
  readonly until: Date | null
  /** Set by the operator, and not by the member. */
  readonly by_house: boolean
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

export interface Closed {
  readonly kind: ClosingKind
  readonly since: Date
  readonly reason: RegistryReason | null
  readonly impeded_at: Date | null
}

/** What closes play beside the member's breaks; of several causes the one that is shown. */
export async function findClosed(on: Executor, memberId: string): Promise<Closed | undefined> {
  const { rows } = await sql<Closed>`SELECT c.kind, c.since, r.reason, r.impeded_at FROM play_closing c
    LEFT JOIN registry_standing r ON r.member_id = c.member_id AND c.kind = 'registry_impeded'
    WHERE c.member_id = ${memberId} AND c.kind = told_closing(${memberId})`.execute(on)
  return rows[0]
}

/** Newest first. */
export async function listBreaks(on: Executor, memberId: string, most: number): Promise<readonly BreakRow[]> {
  const { rows } = await sql<BreakRow>`SELECT id, kind, term, asked_at, until, by_house FROM play_break
    WHERE member_id = ${memberId} ORDER BY asked_at DESC, id DESC LIMIT ${most}`.execute(on)
  return rows
}

/** A wish that is there already stays as it is. */
export async function insertBreak(
  tx: Tx,
  memberId: string,
  row: Omit<BreakRow, 'by_house'> & { readonly by_house?: boolean },
): Promise<void> {
  await sql`INSERT INTO play_break (member_id, id, kind, term, asked_at, until, by_house)
    VALUES (${memberId}, ${row.id}, ${row.kind}, ${row.term}, ${row.asked_at}, ${row.until},
      ${row.by_house ?? false})
    ON CONFLICT (member_id, id) DO NOTHING`.execute(tx)
  await sql`SELECT hold_play(${memberId}, ${row.asked_at})`.execute(tx)
}

interface Refusal {
  readonly word: 'play_paused' | 'self_excluded' | ClosingKind
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

export async function readClosings(on: Executor, memberId: string): Promise<readonly ClosingKind[]> {
  const { rows } = await sql<{
    kind: ClosingKind
  }>`SELECT kind FROM play_closing WHERE member_id = ${memberId}`.execute(on)
  return rows.map(row => row.kind)
}

/** Whether it was not there yet. */
export async function insertClosing(tx: Tx, memberId: string, kind: ClosingKind, at: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`INSERT INTO play_closing (member_id, kind, since)
    VALUES (${memberId}, ${kind}, ${at}) ON CONFLICT DO NOTHING`.execute(tx)
  if (numAffectedRows === 0n) return false
  await sql`SELECT hold_play(${memberId}, ${at})`.execute(tx)
  return true
}

/** Whether it was there. */
export async function deleteClosing(tx: Tx, memberId: string, kind: ClosingKind, at: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`DELETE FROM play_closing
    WHERE member_id = ${memberId} AND kind = ${kind}`.execute(tx)
  if (numAffectedRows === 0n) return false
  await sql`SELECT hold_play(${memberId}, ${at})`.execute(tx)
  return true
}

/** What closes offers to the member; `undefined`: nothing. */
export async function findOffersClosing(
  on: Executor,
  memberId: string,
): Promise<'score' | 'person' | undefined> {
  const { rows } = await sql<{ closed_by: 'score' | 'person' }>`SELECT closed_by FROM offers_closing
    WHERE member_id = ${memberId}`.execute(on)
  return rows[0]?.closed_by
}

export async function writeOffersClosing(
  tx: Tx,
  memberId: string,
  by: 'score' | 'person',
  at: Date,
): Promise<void> {
  await sql`INSERT INTO offers_closing (member_id, closed_by, since) VALUES (${memberId}, ${by}, ${at})
    ON CONFLICT (member_id) DO UPDATE SET closed_by = excluded.closed_by`.execute(tx)
}

export async function deleteOffersClosing(tx: Tx, memberId: string): Promise<void> {
  await sql`DELETE FROM offers_closing WHERE member_id = ${memberId}`.execute(tx)
}
