import type { Score } from './score.ts'

/** The markets of a match, in the order in which they are shown. */
export const MARKET_IDS = ['1x2', 'goals', 'both', 'score'] as const
export type MarketId = (typeof MARKET_IDS)[number]

/** Scores with up to so many goals a side are named in the correct score; all others are `other`. */
const NAMED_GOALS = 3

const named = Array.from({ length: (NAMED_GOALS + 1) ** 2 }, (_, index) => {
  const home = Math.floor(index / (NAMED_GOALS + 1))
  return `${home}-${index % (NAMED_GOALS + 1)}`
})

/** The picks of each market: exactly one of them wins, whatever the score. */
export const PICKS: Readonly<Record<MarketId, readonly string[]>> = {
  '1x2': ['home', 'draw', 'away'],
  /** Two and a half goals. */
  goals: ['over', 'under'],
  both: ['yes', 'no'],
  score: [...named, 'other'],
}

export function isMarketId(value: string): value is MarketId {
  return Object.hasOwn(PICKS, value)
}

/** The pick that a score makes win. */
export function winningPick(market: MarketId, { home, away }: Score): string {
  switch (market) {
    case '1x2':
      return home > away ? 'home' : home < away ? 'away' : 'draw'
    case 'goals':
      return home + away > 2 ? 'over' : 'under'
    case 'both':
      return home > 0 && away > 0 ? 'yes' : 'no'
    case 'score':
      return home <= NAMED_GOALS && away <= NAMED_GOALS ? `${home}-${away}` : 'other'
  }
}
