import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Currency } from '../../platform/database/tables.ts'
import type { HeldBook } from './book-store.ts'

type Db = Deps['db']

/** The fields of the SQL type `game_answer` that slips use; `odds_moved`: read the matches again. */
export interface SlipAnswer {
  readonly word: string
  /** Of a replay: how the first answer was. */
  readonly status: number | null
  readonly answer: unknown
  readonly version: bigint | null
  readonly cash: bigint | null
  readonly bonus: bigint | null
}

interface Placing {
  readonly memberId: string
  readonly currency: Currency
  readonly key: string
  readonly hash: Buffer
  readonly gameId: string
  readonly slipId: string
  readonly transactionId: string
  readonly dimension: string
  readonly category: string
  readonly edgePpm: number
  readonly stake: bigint
  readonly matchday: number | null
  /** The engine's bet as JSON. */
  readonly bet: string
  /** In the order of their matches' ids: concurrent calls lock several matches in one order. */
  readonly legs: readonly {
    readonly match: string
    readonly market: string
    readonly pick: string
    readonly odds: number
    /** Centavos that the slip pays at most if this pick wins. */
    readonly most: bigint
  }[]
  /** What the member's open slips may win on one match, and everybody's on one pick. */
  readonly memberMatchMax: bigint
  readonly selectionMax: bigint
  readonly answer: string
  readonly at: Date
}

/** See `place_sports_slip` in migration 276. */
export async function placeSlipRow(db: Db, slip: Placing): Promise<SlipAnswer> {
  const { legs } = slip
  const { rows } = await sql<SlipAnswer>`SELECT * FROM place_sports_slip(
    ${slip.memberId}, ${slip.currency}, ${slip.key}, ${slip.hash}, ${slip.gameId}, ${slip.slipId}, ${slip.transactionId},
    ${slip.dimension}, ${slip.category}, ${slip.edgePpm}, ${slip.stake}, ${slip.matchday}, ${slip.bet},
    ${legs.map(leg => leg.match)}::text[], ${legs.map(leg => leg.market)}::text[], ${legs.map(leg => leg.pick)}::text[],
    ${legs.map(leg => leg.odds)}::integer[], ${legs.map(leg => leg.most.toString())}::bigint[],
    ${slip.memberMatchMax}, ${slip.selectionMax}, ${slip.answer}, ${slip.at})`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('The database gave no answer')
  return row
}

export interface OpenSlipRow {
  readonly member_id: string
  readonly id: string
  readonly game_id: string
  readonly currency: Currency
  readonly stake: bigint
  readonly matchday: number | null
  readonly bet: unknown
  readonly placed_at: Date
}

/** Decided matches that slips may wait for. */
export async function matchesToSettle(db: Db, gameId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM sports_match
    WHERE game_id = ${gameId} AND to_settle ORDER BY id`.execute(db)
  return rows.map(({ id }) => id)
}

export interface SlipPage {
  readonly matches: readonly string[]
  readonly after: Pick<OpenSlipRow, 'member_id' | 'id'> | undefined
  readonly limit: number
}

/** Comes before every id. */
const firstId = '00000000-0000-0000-0000-000000000000'

/** The slip after which a page begins, as SQL. */
export const pageBegin = (after: SlipPage['after']) =>
  sql`(${after?.member_id ?? firstId}::uuid, ${after?.id ?? firstId}::uuid)`

/**
 * Slips on those matches that may be decided, in the order of their members; singles wait for all of their matches. Of each match
 * the first ones only are looked at, from where the last page ended: all of them for each page would be a thousand times too many.
 */
export async function slipsToSettle(
  db: Db,
  gameId: string,
  { matches, after, limit }: SlipPage,
): Promise<readonly OpenSlipRow[]> {
  const from = pageBegin(after)
  const { rows } = await sql<OpenSlipRow>`SELECT s.* FROM (
      SELECT DISTINCT next.member_id, next.slip_id FROM unnest(${matches}::text[]) AS decided (id) CROSS JOIN LATERAL (
        SELECT l.member_id, l.slip_id FROM sports_leg l
          JOIN sports_slip x ON x.member_id = l.member_id AND x.id = l.slip_id
        WHERE l.game_id = ${gameId} AND l.match_id = decided.id AND (l.member_id, l.slip_id) > ${from}
          AND (x.bet->>'kind' = 'multiple' OR NOT EXISTS (
            SELECT FROM sports_leg o JOIN sports_match w ON w.game_id = o.game_id AND w.id = o.match_id
            WHERE o.member_id = x.member_id AND o.slip_id = x.id AND w.status = 'open'))
        ORDER BY l.member_id, l.slip_id LIMIT ${limit}) next
      ORDER BY 1, 2 LIMIT ${limit}) due
    JOIN sports_slip s ON s.member_id = due.member_id AND s.id = due.slip_id
    ORDER BY s.member_id, s.id`.execute(db)
  return rows
}

export interface Settling {
  readonly row: Pick<OpenSlipRow, 'member_id' | 'id'>
  readonly payout: bigint
  readonly isVoid: boolean
  readonly state: string
  readonly hash: Buffer
  readonly ids: readonly [string, string, string]
}

/** See `settle_sports_slips` in migration 276. Nothing comes back when the fence is stale. */
export async function settleSlipRows(
  db: Db,
  { gameId, fence }: HeldBook,
  slips: readonly Settling[],
  at: Date,
): Promise<readonly { readonly slip_id: string; readonly word: string }[]> {
  const { rows } = await sql<{ slip_id: string; word: string }>`SELECT * FROM settle_sports_slips(
    ${gameId}, ${fence}, ${slips.map(slip => slip.row.member_id)}::uuid[], ${slips.map(slip => slip.row.id)}::uuid[],
    ${slips.map(slip => slip.payout.toString())}::bigint[], ${slips.map(slip => slip.isVoid)}::boolean[],
    ${slips.map(slip => slip.state)}::jsonb[], ${slips.map(slip => slip.hash)}::bytea[],
    ${slips.flatMap(slip => slip.ids)}::uuid[], ${at})`.execute(db)
  return rows
}

/** These matches are not looked at again, but for those that one of the slips `left` waits for: see migration 186. */
export async function restMatches(
  db: Db,
  { gameId, fence }: HeldBook,
  matches: readonly string[],
  left: readonly string[],
): Promise<void> {
  await sql`SELECT rest_sports_matches(${gameId}, ${fence}, ${matches}::text[], ${left}::uuid[])`.execute(db)
}

export interface MemberSlipRow extends Pick<OpenSlipRow, 'id' | 'stake'> {
  readonly status: 'open' | 'settled' | 'rolled_back'
  readonly payout: bigint
  /** Of an open slip its bet, of a settled one its view. */
  readonly content: unknown
  readonly placed_at: Date
  readonly settled_at: Date | null
  readonly corrected: { readonly payout: string; readonly at: string } | null
}

/** The member's open slips of a book and its last settled ones, newest first: plan from `game_round_undrawn`. */
export async function slipsOfMember(
  db: Db,
  { memberId, currency, gameId }: { memberId: string; currency: Currency; gameId: string },
  settled: number,
): Promise<readonly MemberSlipRow[]> {
  const { rows } = await sql<MemberSlipRow>`SELECT * FROM (
      SELECT id, stake, 'open' AS status, 0::bigint AS payout, bet AS content, placed_at, NULL::timestamptz AS settled_at,
        corrected
      FROM sports_slip WHERE member_id = ${memberId} AND game_id = ${gameId} AND currency = ${currency}
      UNION ALL (SELECT id, stake, status, payout, state, started_at, settled_at, corrected FROM game_round
        WHERE member_id = ${memberId} AND game_id = ${gameId} AND currency = ${currency} AND status <> 'open'
          AND seed_id IS NULL
        ORDER BY id DESC LIMIT ${settled})) slips
    ORDER BY id DESC`.execute(db)
  return rows
}
