import type { PayoutChance } from '../payout-chance.ts'
import type { SpreadPlay } from './spread-bands.ts'

export interface GameChances {
  readonly play: SpreadPlay
  readonly chances: readonly PayoutChance[]
}

/** What one stake on a game comes back with, by the same code that proves its return. */
export type CountChances = (gameId: string) => GameChances | undefined

/** The same from simulated rounds. `random(seed)` gives numbers in [0, 1) that are the same on every machine. */
export type SimulateChances = (
  gameId: string,
  random: (seed: number) => () => number,
) => Promise<(GameChances & { readonly rounds: number }) | undefined>
