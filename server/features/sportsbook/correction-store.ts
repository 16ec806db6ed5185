import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Currency } from '../../platform/database/tables.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import type { HeldBook } from './book-store.ts'
import { pageBegin, type SlipPage } from './slip-store.ts'

type Executor = Tx | Deps['db']

/** Matches whose result was corrected, and slips of the old one may stand yet. */
export async function matchesToReverse(db: Executor, gameId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM sports_match
    WHERE game_id = ${gameId} AND to_reverse ORDER BY id`.execute(db)
  return rows.map(({ id }) => id)
}

export interface PastSlipRow {
  readonly member_id: string
  readonly id: string
  readonly currency: Currency
  readonly payout: bigint
  /** The view of the settled slip. */
  readonly state: unknown
}

/** Settled slips on those matches, in the order of their members. */
export async function settledSlips(
  db: Executor,
  gameId: string,
  { matches, after, limit }: SlipPage,
): Promise<readonly PastSlipRow[]> {
  const from = pageBegin(after)
  const { rows } = await sql<PastSlipRow>`SELECT r.member_id, r.id, r.currency, r.payout, r.state FROM (
      SELECT DISTINCT member_id, slip_id FROM sports_past_leg
      WHERE game_id = ${gameId} AND match_id = ANY(${matches}::text[]) AND (member_id, slip_id) > ${from}) past
    JOIN game_round r ON r.member_id = past.member_id AND r.id = past.slip_id AND r.status = 'settled'
    ORDER BY r.member_id, r.id LIMIT ${limit}`.execute(db)
  return rows
}

interface Reopening {
  readonly memberId: string
  readonly slipId: string
  readonly hash: Buffer
  readonly ids: readonly [string, string, string]
}

/** See `reopen_sports_slips` in migration 276. Nothing comes back when the fence is stale. */
export async function reopenSlipRows(
  tx: Tx,
  { gameId, fence }: HeldBook,
  slips: readonly Reopening[],
  at: Date,
): Promise<readonly { readonly slip_id: string; readonly word: string }[]> {
  const { rows } = await sql<{ slip_id: string; word: string }>`SELECT * FROM reopen_sports_slips(
    ${gameId}, ${fence}, ${slips.map(slip => slip.memberId)}::uuid[], ${slips.map(slip => slip.slipId)}::uuid[],
    ${slips.map(slip => slip.hash)}::bytea[], ${slips.flatMap(slip => slip.ids)}::uuid[], ${at})`.execute(tx)
  return rows
}

/** The corrected score of slips that were paid the same. */
export async function rewriteSlips(
  tx: Tx,
  slips: readonly { readonly memberId: string; readonly slipId: string; readonly state: string }[],
): Promise<void> {
  await sql`UPDATE game_round r SET state = told.state
    FROM unnest(${slips.map(slip => slip.memberId)}::uuid[], ${slips.map(slip => slip.slipId)}::uuid[],
      ${slips.map(slip => slip.state)}::jsonb[]) AS told (member_id, id, state)
    WHERE r.member_id = told.member_id AND r.id = told.id AND r.status = 'settled'`.execute(tx)
}

/** The slips of these matches are settled again; with `isDone` none of the old settlements is left. */
export async function settleAnew(
  db: Executor,
  { gameId, fence }: HeldBook,
  matches: readonly string[],
  isDone: boolean,
): Promise<void> {
  await sql`UPDATE sports_match SET to_settle = true, to_reverse = ${!isDone}
    WHERE game_id = ${gameId} AND id = ANY(${matches}::text[]) AND holds_sports_fence(${gameId}, ${fence})`.execute(
    db,
  )
}

/** Postponed matches that got no new date in their window are void. */
export async function voidUnplayed(db: Executor, { gameId, fence }: HeldBook, now: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`UPDATE sports_match
    SET status = 'void', postponed_until = NULL, to_settle = true
    WHERE game_id = ${gameId} AND status = 'open' AND postponed_until <= ${now}
      AND holds_sports_fence(${gameId}, ${fence})`.execute(db)
  return Number(numAffectedRows)
}
