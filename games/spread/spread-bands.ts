import type { PayoutChance } from '../payout-chance.ts'

/** Where bands of what one stake comes back with end, in stakes: nothing, less than the stake, the stake, then up to each. */
export const BANDS = [0, 1, 1, 2, 5, 10, 50, 100, 1_000, Number.POSITIVE_INFINITY] as const

/** What the distribution is of: bets and ways to play spread differently. */
export type SpreadPlay =
  /** Every stake spreads alike. */
  | 'any'
  /** The bet that the game opens with. */
  | 'opening'
  /** Who stops after three steps. */
  | 'three-steps'
  /** Best play, or the basic strategy of blackjack. */
  | 'best-play'
  /** The plainest place: red, banker, small, the favourite. */
  | 'plain-place'

export interface Spread {
  readonly play: SpreadPlay
  /** From so many simulated rounds; none: counted exactly. */
  readonly rounds?: number
  /** By band: how likely it is, and how much of a stake it brings back on average; four significant digits. */
  readonly bands: readonly (readonly [chance: number, share: number])[]
}

/** The band of a multiplier. */
function bandOf(multiplier: number): number {
  if (multiplier === 0) return 0
  if (multiplier < 1) return 1
  if (multiplier === 1) return 2
  return BANDS.findIndex((end, band) => band > 2 && multiplier <= end)
}

/** A distribution, band by band. */
export function spreadOf(chances: readonly PayoutChance[]): Spread['bands'] {
  const sums = BANDS.map(() => ({ chance: 0, share: 0 }))
  for (const { multiplier, chance } of chances) {
    const sum = sums[bandOf(multiplier)]
    if (sum === undefined) continue
    sum.chance += chance
    sum.share += multiplier * chance
  }
  return sums.map(({ chance, share }) => [brief(chance), brief(share)] as const)
}

const brief = (figure: number) => Number(figure.toPrecision(4))
