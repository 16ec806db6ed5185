import { sql } from 'kysely'
import type { Json } from '../../../../games/engine.ts'
import type { Deps } from '../../../deps.ts'

type Db = Deps['db']

export interface SharedRoundRow {
  readonly game_id: string
  readonly number: number
  readonly chain_id: string
  readonly nonce: number
  readonly seed_hash: string
  readonly status: 'open' | 'settled' | 'void'
  readonly opens_at: Date
  readonly closes_at: Date
}

export async function latestRound(db: Db, gameId: string): Promise<SharedRoundRow | undefined> {
  const { rows } = await sql<SharedRoundRow>`SELECT * FROM shared_round WHERE game_id = ${gameId}
    ORDER BY number DESC LIMIT 1`.execute(db)
  return rows[0]
}

export async function findSharedRound(
  db: Db,
  gameId: string,
  number: number,
): Promise<SharedRoundRow | undefined> {
  const { rows } = await sql<SharedRoundRow>`SELECT * FROM shared_round
    WHERE game_id = ${gameId} AND number = ${number}`.execute(db)
  return rows[0]
}

/**
 * Rounds that are not settled, and any that a late bet still belongs to. DISTINCT tells the planner how few these are, however
 * many bets they have: without it all rounds that ever were are walked through.
 */
export async function unsettledRounds(db: Db, gameId: string): Promise<readonly SharedRoundRow[]> {
  const { rows } =
    await sql<SharedRoundRow>`SELECT * FROM shared_round WHERE game_id = ${gameId} AND number IN (
    SELECT number FROM shared_round WHERE game_id = ${gameId} AND status = 'open'
    UNION SELECT DISTINCT number FROM shared_bet WHERE game_id = ${gameId}) ORDER BY number`.execute(db)
  return rows
}

/** Newest first. */
export async function knownResults(
  db: Db,
  gameId: string,
  limit: number,
): Promise<readonly { number: number; outcome: Json }[]> {
  const { rows } = await sql<{ number: number; outcome: Json }>`SELECT number, outcome FROM shared_round
    WHERE game_id = ${gameId} AND server_seed IS NOT NULL ORDER BY number DESC LIMIT ${limit}`.execute(db)
  return rows
}

/** Keeps a table open for those who look at it. */
export async function watchTable(db: Db, gameId: string, until: Date): Promise<void> {
  await sql`INSERT INTO shared_table AS t (game_id, watched_until) VALUES (${gameId}, ${until})
    ON CONFLICT (game_id) DO UPDATE SET watched_until = greatest(t.watched_until, excluded.watched_until)`.execute(
    db,
  )
}

export interface HeldTable {
  readonly gameId: string
  readonly fence: bigint
  readonly watchedUntil: Date
}

/** The tables that are this owner's until then: see `hold_shared_table` in migration 140. */
export async function holdTables(
  db: Db,
  owner: string,
  now: Date,
  until: Date,
): Promise<readonly HeldTable[]> {
  const { rows } =
    await sql<HeldTable>`SELECT game_id AS "gameId", fence, watched_until AS "watchedUntil" FROM (
      SELECT game_id, watched_until, hold_shared_table(game_id, ${owner}, ${now}, ${until}) AS fence
      FROM shared_table WHERE until IS NULL OR until <= ${now} OR owner = ${owner}) held
    WHERE fence IS NOT NULL`.execute(db)
  return rows
}

export interface Opening {
  readonly number: number
  readonly chainId: string
  readonly nonce: number
  readonly seedHash: string
  readonly opensAt: Date
  readonly closesAt: Date
}

/** `false`: somebody else holds the table by now. */
export async function openRound(db: Db, { gameId, fence }: HeldTable, round: Opening): Promise<boolean> {
  const { number, chainId, nonce, seedHash, opensAt, closesAt } = round
  return isDone(
    sql`SELECT open_shared_round(${gameId}, ${fence}, ${number}, ${chainId}, ${nonce}, ${seedHash}, ${opensAt},
      ${closesAt}) AS done`,
    db,
  )
}

export async function revealRound(
  db: Db,
  { gameId, fence }: HeldTable,
  report: { readonly number: number; readonly outcome: Json; readonly seed: string; readonly endsAt: Date },
): Promise<boolean> {
  return isDone(
    sql`SELECT reveal_shared_round(${gameId}, ${fence}, ${report.number}, ${JSON.stringify(report.outcome)}, ${report.seed},
      ${report.endsAt}) AS done`,
    db,
  )
}

/** `false` while a bet of it is left. */
export async function endRound(db: Db, { gameId, fence }: HeldTable, number: number): Promise<boolean> {
  return isDone(sql`SELECT end_shared_round(${gameId}, ${fence}, ${number}) AS done`, db)
}

async function isDone(query: ReturnType<typeof sql>, db: Db): Promise<boolean> {
  const { rows } = await query.$castTo<{ done: boolean }>().execute(db)
  return rows[0]?.done === true
}
