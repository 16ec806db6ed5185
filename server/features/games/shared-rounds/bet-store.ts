import { sql } from 'kysely'
import type { Json } from '../../../../games/engine.ts'
import type { Deps } from '../../../deps.ts'
import type { Currency } from '../../../platform/database/tables.ts'

type Db = Deps['db']

/** The fields of the SQL type `game_answer` that bets of shared rounds use. */
export interface BetAnswer {
  readonly word: string
  /** Of a replay: how the first answer was. */
  readonly status: number | null
  readonly answer: unknown
  readonly version: bigint | null
  readonly cash: bigint | null
  readonly bonus: bigint | null
}

export interface SharedBetRow {
  readonly member_id: string
  readonly id: string
  readonly game_id: string
  readonly number: number
  readonly currency: Currency
  readonly slot: number
  readonly stake: bigint
  readonly bet: Json
  readonly cash_out: number | null
}

interface Placing {
  readonly memberId: string
  readonly currency: Currency
  readonly key: string
  readonly hash: Buffer
  readonly gameId: string
  readonly number: number
  readonly slot: number
  readonly betId: string
  readonly transactionId: string
  readonly dimension: string
  readonly category: string
  readonly edgePpm: number
  readonly stake: bigint
  /** Centavos; no outcome of the bet pays more. */
  readonly most: bigint
  /** What all bets of the member in this round may win together. */
  readonly maxWin: bigint
  readonly bet: Json
  readonly answer: string
  readonly at: Date
}

/** See `place_shared_bet` in migration 275. */
export async function placeRow(db: Db, bet: Placing): Promise<BetAnswer> {
  const { rows } = await sql<BetAnswer>`SELECT * FROM place_shared_bet(
    ${bet.memberId}, ${bet.currency}, ${bet.key}, ${bet.hash}, ${bet.gameId}, ${bet.number}, ${bet.slot}, ${bet.betId},
    ${bet.transactionId}, ${bet.dimension}, ${bet.category}, ${bet.edgePpm}, ${bet.stake}, ${bet.most}, ${bet.maxWin},
    ${JSON.stringify(bet.bet)}, ${bet.answer}, ${bet.at})`.execute(db)
  return only(rows)
}

interface Cancelling {
  readonly memberId: string
  readonly key: string
  readonly hash: Buffer
  readonly betId: string
  readonly ids: readonly string[]
  readonly answer: string
  readonly at: Date
}

/** See `cancel_shared_bet` in migration 140. */
export async function cancelRow(db: Db, bet: Cancelling): Promise<BetAnswer> {
  const { rows } = await sql<BetAnswer>`SELECT * FROM cancel_shared_bet(
    ${bet.memberId}, ${bet.key}, ${bet.hash}, ${bet.betId}, ${bet.ids}, ${bet.answer}, ${bet.at})`.execute(db)
  return only(rows)
}

interface BetId {
  readonly memberId: string
  readonly betId: string
}

export async function findBets(db: Db, bets: readonly BetId[]): Promise<readonly SharedBetRow[]> {
  const { rows } = await sql<SharedBetRow>`SELECT b.* FROM shared_bet b
    JOIN unnest(${bets.map(bet => bet.memberId)}::uuid[], ${bets.map(bet => bet.betId)}::uuid[]) AS asked (member_id, id)
      ON asked.member_id = b.member_id AND asked.id = b.id`.execute(db)
  return rows
}

/** Writes cash-outs down, durable when it returns: what each bet is now out at. The first record of a bet stands. */
export async function recordCashOuts(
  db: Db,
  outs: readonly (BetId & { readonly cashOut: number })[],
): Promise<readonly { readonly id: string; readonly cash_out: number }[]> {
  const inOrder = outs.toSorted((one, other) => (one.betId < other.betId ? -1 : 1))
  const { rows } = await sql<{ id: string; cash_out: number }>`UPDATE shared_bet b
    SET cash_out = coalesce(b.cash_out, o.cash_out)
    FROM unnest(${inOrder.map(out => out.memberId)}::uuid[], ${inOrder.map(out => out.betId)}::uuid[],
      ${inOrder.map(out => out.cashOut)}::integer[]) AS o (member_id, id, cash_out)
    WHERE b.member_id = o.member_id AND b.id = o.id RETURNING b.id, b.cash_out`.execute(db)
  return rows
}

/** The next bets of a round to settle, but for those that were tried already. */
export async function betsToSettle(
  db: Db,
  round: { readonly gameId: string; readonly number: number },
  tried: readonly string[],
  limit: number,
): Promise<readonly SharedBetRow[]> {
  const { rows } = await sql<SharedBetRow>`SELECT * FROM shared_bet
    WHERE game_id = ${round.gameId} AND number = ${round.number} AND NOT id = ANY(${tried}::uuid[])
    ORDER BY member_id, id LIMIT ${limit}`.execute(db)
  return rows
}

export interface Settling {
  readonly row: SharedBetRow
  readonly payout: bigint
  readonly state: string
  readonly hash: Buffer
  readonly ids: readonly [string, string, string]
}

/** See `settle_shared_bets` in migration 140. Nothing comes back when the fence is stale. */
export async function settleRows(
  db: Db,
  table: { readonly gameId: string; readonly fence: bigint },
  bets: readonly Settling[],
  { givesBack, at }: { readonly givesBack: boolean; readonly at: Date },
): Promise<readonly { readonly bet_id: string; readonly word: string }[]> {
  const { rows } = await sql<{ bet_id: string; word: string }>`SELECT * FROM settle_shared_bets(
    ${table.gameId}, ${table.fence}, ${bets.map(bet => bet.row.member_id)}::uuid[], ${bets.map(bet => bet.row.id)}::uuid[],
    ${bets.map(bet => bet.row.cash_out)}::integer[], ${bets.map(bet => bet.payout.toString())}::bigint[],
    ${bets.map(bet => bet.state)}::jsonb[], ${bets.map(bet => bet.hash)}::bytea[], ${bets.flatMap(bet => bet.ids)}::uuid[],
    ${givesBack}, ${at})`.execute(db)
  return rows
}

export interface MemberBetRow extends SharedBetRow {
  readonly status: 'open' | 'settled' | 'rolled_back'
  readonly payout: bigint
}

/** The member's bets at a table from that round on, settled or not. Settled ones are looked for by when they were placed. */
export async function betsOfMember(
  db: Db,
  { memberId, currency, gameId }: { memberId: string; currency: Currency; gameId: string },
  fromNumber: number,
  sinceId: string,
): Promise<readonly MemberBetRow[]> {
  const { rows } = await sql<MemberBetRow>`
    SELECT member_id, id, game_id, number, currency, slot, stake, bet, cash_out, 'open' AS status, 0::bigint AS payout
    FROM shared_bet WHERE game_id = ${gameId} AND number >= ${fromNumber} AND member_id = ${memberId}
      AND currency = ${currency}
    UNION ALL SELECT member_id, id, game_id, shared_number, currency, (state->>'slot')::smallint, stake, state->'bet',
      (state->>'cashOut')::integer, status, payout
    FROM game_round WHERE member_id = ${memberId} AND id >= ${sinceId} AND shared_number >= ${fromNumber}
      AND game_id = ${gameId} AND currency = ${currency}
    ORDER BY id`.execute(db)
  return rows
}

export async function wasSettled(db: Db, { memberId, betId }: BetId): Promise<boolean> {
  const { rows } = await sql`SELECT FROM game_round WHERE member_id = ${memberId} AND id = ${betId}
    AND shared_number IS NOT NULL`.execute(db)
  return rows.length > 0
}

function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new Error('The database gave no answer')
  return row
}
