/** One amount a bet may come back with, and how likely that is: an exact or a simulated distribution is a list of these. */
export interface PayoutChance {
  /** What comes back, in stakes: 0 is a loss, 1 the stake itself. */
  readonly multiplier: number
  /** In [0, 1]; those of a bet add up to 1. */
  readonly chance: number
}
