import type { Limits, NamesByLanguage, Palette, Volatility } from '../engine.ts'
import type { FootballTeam } from './football-teams.ts'
import type { MarketId } from './markets.ts'

export interface FootballTiming {
  /** How long a matchday takes bets before its kick-off. */
  readonly bettingMs: number
  /** How long the ninety minutes take. */
  readonly liveMs: number
  /** How long the results stand before the next matchday opens. */
  readonly resultMs: number
}

/** A league that plays by itself: who plays, how bets on it are priced, and what may be staked. */
export interface FootballLeague {
  readonly id: string
  readonly names: NamesByLanguage
  readonly palette: Palette
  /** Centavos of a whole slip. */
  readonly limits: Limits
  readonly volatility: Volatility
  readonly timing: FootballTiming
  readonly teams: readonly FootballTeam[]
  /** Expected goals of an average home side against an average guest, and the other way round. */
  readonly homeGoals: number
  readonly awayGoals: number
  /** What odds are shortened by, parts per million: odds = 1 ÷ (chance × (1 + margin)), cut to hundredths. */
  readonly marginPpm: number
  /** Selections on one slip. */
  readonly mostLegs: number
  /** Centavos; a slip that could pay more is refused. */
  readonly maximumPayout: bigint
  /** Lowest return of a single by market, of all matches that can be played; parts per million, rounded down. */
  readonly leastReturns: Readonly<Record<MarketId, number>>
  readonly opening: { readonly stake: string }
}
