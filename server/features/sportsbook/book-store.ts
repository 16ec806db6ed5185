import { sql } from 'kysely'
import type { MatchOdds } from '../../../games/football/price-match.ts'
import type { Deps } from '../../deps.ts'

type Db = Deps['db']

export interface MatchRow {
  readonly game_id: string
  readonly id: string
  readonly matchday: number | null
  readonly place: number | null
  readonly competition: string
  readonly home: string
  readonly away: string
  readonly kicks_off_at: Date
  readonly odds: MatchOdds
  readonly status: 'open' | 'finished' | 'void'
  readonly home_goals: number | null
  readonly away_goals: number | null
  /** Waits for its new date, takes no bets, and is void from then on without one. */
  readonly postponed_until: Date | null
}

/** Whether it takes bets at that moment. */
export function takesBets({ status, kicks_off_at, postponed_until }: MatchRow, at: Date): boolean {
  return status === 'open' && postponed_until === null && kicks_off_at > at
}

/** Keeps a league playing for those who look at it. */
export async function watchBook(db: Db, gameId: string, until: Date): Promise<void> {
  await sql`INSERT INTO sports_book AS b (game_id, watched_until) VALUES (${gameId}, ${until})
    ON CONFLICT (game_id) DO UPDATE SET watched_until = greatest(b.watched_until, excluded.watched_until)`.execute(
    db,
  )
}

export interface HeldBook {
  readonly gameId: string
  readonly fence: bigint
  readonly watchedUntil: Date
}

/** The books that are this owner's until then: see `hold_sports_book` in migration 185. */
export async function holdBooks(db: Db, owner: string, now: Date, until: Date): Promise<readonly HeldBook[]> {
  const { rows } =
    await sql<HeldBook>`SELECT game_id AS "gameId", fence, watched_until AS "watchedUntil" FROM (
      SELECT game_id, watched_until, hold_sports_book(game_id, ${owner}, ${now}, ${until}) AS fence
      FROM sports_book WHERE until IS NULL OR until <= ${now} OR owner = ${owner}) held
    WHERE fence IS NOT NULL`.execute(db)
  return rows
}

export async function matchesOfDay(db: Db, gameId: string, number: number): Promise<readonly MatchRow[]> {
  const { rows } = await sql<MatchRow>`SELECT * FROM sports_match
    WHERE game_id = ${gameId} AND matchday = ${number} ORDER BY place`.execute(db)
  return rows
}

/** Every decided match of those matchdays. */
export async function finishedMatches(
  db: Db,
  gameId: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<readonly MatchRow[]> {
  const { rows } = await sql<MatchRow>`SELECT * FROM sports_match WHERE game_id = ${gameId}
    AND matchday BETWEEN ${from} AND ${to} AND status = 'finished' ORDER BY matchday DESC, place`.execute(db)
  return rows
}

/** Matches that nobody's calendar holds and that are not decided, by their kick-off: plan from `sports_match_open`. */
export async function openFixtures(db: Db, gameId: string, limit: number): Promise<readonly MatchRow[]> {
  const { rows } = await sql<MatchRow>`SELECT * FROM sports_match
    WHERE game_id = ${gameId} AND status = 'open' ORDER BY kicks_off_at, id LIMIT ${limit}`.execute(db)
  return rows
}

/** Of the same those that were decided, the last first: plan from `sports_match_decided`. */
export async function lastDecided(db: Db, gameId: string, limit: number): Promise<readonly MatchRow[]> {
  const { rows } = await sql<MatchRow>`SELECT * FROM sports_match
    WHERE game_id = ${gameId} AND status <> 'open' AND matchday IS NULL ORDER BY kicks_off_at DESC LIMIT ${limit}`.execute(
    db,
  )
  return rows
}

export async function findMatches(
  db: Db,
  gameId: string,
  ids: readonly string[],
): Promise<readonly MatchRow[]> {
  const { rows } = await sql<MatchRow>`SELECT * FROM sports_match
    WHERE game_id = ${gameId} AND id = ANY(${ids}::text[])`.execute(db)
  return rows
}
