import { sql } from 'kysely'
import type { MatchdayOutcome } from '../../../games/football/play-matchday.ts'
import type { MatchOdds } from '../../../games/football/price-match.ts'
import type { Deps } from '../../deps.ts'
import type { HeldBook } from './book-store.ts'

type Db = Deps['db']

export interface MatchdayRow {
  readonly game_id: string
  readonly number: number
  readonly chain_id: string
  readonly nonce: number
  readonly seed_hash: string
  readonly status: 'open' | 'settled' | 'void'
  readonly opens_at: Date
  readonly kicks_off_at: Date
  readonly ends_at: Date
  readonly next_at: Date
}

export async function latestMatchday(db: Db, gameId: string): Promise<MatchdayRow | undefined> {
  const { rows } = await sql<MatchdayRow>`SELECT * FROM sports_matchday WHERE game_id = ${gameId}
    ORDER BY number DESC LIMIT 1`.execute(db)
  return rows[0]
}

interface Opening {
  readonly number: number
  readonly chainId: string
  readonly nonce: number
  readonly seedHash: string
  readonly opensAt: Date
  readonly kicksOffAt: Date
  readonly endsAt: Date
  readonly nextAt: Date
  readonly matches: readonly {
    readonly id: string
    readonly place: number
    readonly home: string
    readonly away: string
    readonly odds: MatchOdds
  }[]
}

/** `false`: somebody else holds the book by now. */
export async function openMatchday(db: Db, { gameId, fence }: HeldBook, day: Opening): Promise<boolean> {
  const { number, chainId, nonce, seedHash, opensAt, kicksOffAt, endsAt, nextAt, matches } = day
  const { rows } = await sql<{
    done: boolean
  }>`SELECT open_matchday(${gameId}, ${fence}, ${number}, ${chainId},
    ${nonce}, ${seedHash}, ${opensAt}, ${kicksOffAt}, ${endsAt}, ${nextAt}, ${JSON.stringify(matches)}) AS done`.execute(
    db,
  )
  return rows[0]?.done === true
}

/** Tells what a matchday came to; `undefined`: its seed is lost, and nothing was played. */
export async function endMatchday(
  db: Db,
  { gameId, fence }: HeldBook,
  number: number,
  report: { readonly outcome: MatchdayOutcome; readonly seed: string } | undefined,
): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`SELECT end_matchday(${gameId}, ${fence}, ${number},
    ${report === undefined ? null : JSON.stringify(report.outcome)}, ${report?.seed ?? null}) AS done`.execute(
    db,
  )
  return rows[0]?.done === true
}
