import type { SportsBook } from './sports-book.ts'

/** A book on matches of the real world: odds and results are brought in from outside (docs/decisions/036). */
export interface FixtureBook extends SportsBook {
  /** What a market may return by its own odds, parts per million: 1 ÷ the sum of 1 ÷ odds. Others are not taken in. */
  readonly leastReturnPpm: number
  readonly mostReturnPpm: number
}

/** Every book on real matches. It enters the catalogue with its first matches: an empty one is not offered. */
export const FIXTURE_BOOKS: readonly FixtureBook[] = [
  {
    id: 'futebol-pra-valer',
    names: { pt: 'Futebol pra Valer', en: 'Real Matches', zh_cn: '真实赛事' },
    palette: { ground: '#0b2036', glow: '#1c5f8f', accent: '#ffb53d', ink: '#eff7ff' },
    limits: { minBet: 100n, maxBet: 100_000n },
    volatility: 'medium',
    // 0.95 to the power of three is over the 85 % that is the least we offer.
    mostLegs: 3,
    maximumPayout: 5_000_000n,
    opening: { stake: '2.00' },
    leastReturnPpm: 950_000,
    mostReturnPpm: 990_000,
  },
]

/** The book on matches of the real world by the id of its game. */
export function findFixtureBook(id: string): FixtureBook | undefined {
  return FIXTURE_BOOKS.find(book => book.id === id)
}

/**
 * What the catalogue says of such a book. Nobody knows the chances of a real match: the return is what its odds would leave if
 * they stood in proportion to the chances.
 */
export function fixtureFacts({ id, names, limits, leastReturnPpm, mostReturnPpm }: FixtureBook) {
  const edgePpm = 1_000_000 - mostReturnPpm
  return {
    id,
    engine: 'fixtures' as const,
    names,
    limits,
    rtpPpm: leastReturnPpm,
    edgePpm,
    topMultiple: null,
  }
}

/** What a market returns by its own odds (hundredths of every pick), parts per million, rounded down. */
export function impliedReturnPpm(odds: readonly number[]): number {
  // Sum of 1 ÷ odds as an exact fraction over the product of all odds.
  const product = odds.reduce((all, one) => all * BigInt(one), 1n)
  const inverse = odds.reduce((sum, one) => sum + product / BigInt(one), 0n)
  return inverse === 0n ? 0 : Number((product * 1_000_000n) / (inverse * 100n))
}
