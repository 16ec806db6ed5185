import type { Score } from './score.ts'

/** The markets of a match, in the order in which they are shown. */
export const MARKET_IDS = ['1x2', 'goals', 'both', 'most', 'score'] as const
export type MarketId = (typeof MARKET_IDS)[number]

/** Scores with up to so many goals a side are named in the correct score; all others are `other`. */
const NAMED_GOALS = 3

const named = Array.from({ length: (NAMED_GOALS + 1) ** 2 }, (_, index) => {
  const home = Math.floor(index / (NAMED_GOALS + 1))
  return `${home}-${index % (NAMED_GOALS + 1)}`
})

/** The picks of each market. One of them wins, whatever the score; in `most` a draw is a dead heat of both. */
export const PICKS: Readonly<Record<MarketId, readonly string[]>> = {
  '1x2': ['home', 'draw', 'away'],
  /** Two and a half goals. */
  goals: ['over', 'under'],
  both: ['yes', 'no'],
  /** The side with the most goals. */
  most: ['home', 'away'],
  score: [...named, 'other'],
}

/** Whether a word names a market that slips may bet on. */
export function isMarketId(value: string): value is MarketId {
  return Object.hasOwn(PICKS, value)
}

/**
 * The picks that a score makes win: never none. Several share the winning place in a dead heat, and each is paid its part of the
 * stake (docs/rules/sportsbook.md#dead-heats).
 */
export function winningPicks(market: MarketId, score: Score): readonly string[] {
  if (market === 'most' && score.home === score.away) return PICKS.most
  return [winnerOf(market, score)]
}

function winnerOf(market: MarketId, { home, away }: Score): string {
  switch (market) {
    case '1x2':
      return home > away ? 'home' : home < away ? 'away' : 'draw'
    case 'goals':
      return home + away > 2 ? 'over' : 'under'
    case 'both':
      return home > 0 && away > 0 ? 'yes' : 'no'
    case 'most':
      return home > away ? 'home' : 'away'
    case 'score':
      return home <= NAMED_GOALS && away <= NAMED_GOALS ? `${home}-${away}` : 'other'
  }
}
