import type { FootballTeam } from './football-teams.ts'
import type { MarketId } from './markets.ts'
import type { SportsBook } from './sports-book.ts'

export interface FootballTiming {
  /** How long a matchday takes bets before its kick-off. */
  readonly bettingMs: number
  /** How long the ninety minutes take. */
  readonly liveMs: number
  /** How long the results stand before the next matchday opens. */
  readonly resultMs: number
}

/** A league that plays automatically: who plays, and how bets on it are priced. */
export interface FootballLeague extends SportsBook {
  readonly timing: FootballTiming
  readonly teams: readonly FootballTeam[]
  /** Expected goals of an average home side against an average guest, and the other way round. */
  readonly homeGoals: number
  readonly awayGoals: number
  /** What odds are shortened by, parts per million: odds = 1 ÷ (chance × (1 + margin)), cut to hundredths. */
  readonly marginPpm: number
  /** Lowest return of a single by market, of all matches that can be played; parts per million, rounded down. */
  readonly leastReturns: Readonly<Record<MarketId, number>>
}
