import type { FootballLeague } from './football-league.ts'
import type { FootballTeam } from './football-teams.ts'
import { MARKET_IDS, type MarketId, PICKS, winningPicks } from './markets.ts'
import { ALL_WEIGHT, SCORES, scoreWeights } from './score-weights.ts'

/** Hundredths by market and pick. What a book does not offer is left out. */
export type MatchOdds = { readonly [market in MarketId]?: Readonly<Record<string, number>> }

/** The shortest odds that are offered, in hundredths, and the longest. */
export const LEAST_ODDS = 101
export const MOST_ODDS = 100_000

const MILLION = 1_000_000n

/** Two picks at most share a place: weights are whole when they are counted in halves. */
const PARTS = 2

/** How many of the 2^32 words let a pick win; a word that lets it win in a dead heat counts by its share of the stake. */
export function pickWeight(weights: readonly number[], market: MarketId, pick: string): number {
  return SCORES.reduce((sum, score, index) => {
    const winners = winningPicks(market, score)
    return winners.includes(pick) ? sum + (weights[index] ?? 0) / winners.length : sum
  }, 0)
}

/** A weight in halves, as exact as it is. */
const partsOf = (weight: number) => BigInt(weight * PARTS)
const ALL_PARTS = partsOf(ALL_WEIGHT)

/** 1 ÷ (chance × (1 + margin)), cut to hundredths. */
export function oddsOf(weight: number, marginPpm: number): number {
  if (weight === 0) return MOST_ODDS
  const fair = (100n * ALL_PARTS * MILLION) / (partsOf(weight) * (MILLION + BigInt(marginPpm)))
  return Number(fair < LEAST_ODDS ? LEAST_ODDS : fair > MOST_ODDS ? MOST_ODDS : fair)
}

/** The odds of every pick on a match of that league. */
export function priceMatch(
  league: Pick<FootballLeague, 'homeGoals' | 'awayGoals' | 'marginPpm'>,
  home: FootballTeam,
  away: FootballTeam,
): Required<MatchOdds> {
  const weights = scoreWeights(league, home, away)
  const price = (market: MarketId) =>
    Object.fromEntries(
      PICKS[market].map(pick => [pick, oddsOf(pickWeight(weights, market, pick), league.marginPpm)]),
    )
  return {
    '1x2': price('1x2'),
    goals: price('goals'),
    both: price('both'),
    most: price('most'),
    score: price('score'),
  }
}

/** What a pick returns in the long run, parts per million, rounded down. */
function pickReturnPpm(weight: number, odds: number): number {
  return Number((partsOf(weight) * BigInt(odds) * MILLION) / (100n * ALL_PARTS))
}

/** The lowest return among all picks on all matches that the league can play, by market. */
export function leastReturns(league: FootballLeague): Readonly<Record<MarketId, number>> {
  const least = { '1x2': 1_000_000, goals: 1_000_000, both: 1_000_000, most: 1_000_000, score: 1_000_000 }
  for (const home of league.teams) {
    for (const away of league.teams) {
      if (home.id === away.id) continue
      const weights = scoreWeights(league, home, away)
      for (const market of MARKET_IDS) {
        for (const pick of PICKS[market]) {
          const weight = pickWeight(weights, market, pick)
          const ppm = pickReturnPpm(weight, oddsOf(weight, league.marginPpm))
          least[market] = Math.min(least[market], ppm)
        }
      }
    }
  }
  return least
}
