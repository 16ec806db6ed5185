import type { PayoutChance } from '../payout-chance.ts'

/** A roll is one of 0 … 9,999, shown as 00.00 … 99.99. */
export const ROLLS = 10_000

/** What the operator keeps, of 10,000 (1 %). */
export const EDGE_SHARE = 100n

export interface DiceChoice {
  readonly direction: 'under' | 'over'
  /** In hundredths: 4950 is 49.50. `under` wins below it, `over` above it. */
  readonly target: number
}

/** How many of the 10,000 rolls win. */
export function winningRolls(choice: DiceChoice): number {
  return choice.direction === 'under' ? choice.target : ROLLS - 1 - choice.target
}

/** Whether a roll (hundredths, 0 to 9,999) is on the chosen side of its target. */
export function wins(choice: DiceChoice, roll: number): boolean {
  return choice.direction === 'under' ? roll < choice.target : roll > choice.target
}

/** Centavos paid for a winning roll: stake × 0.99 × 10,000 ÷ winning rolls, rounded down. */
export function dicePayout(stake: bigint, choice: DiceChoice): bigint {
  return (stake * (10_000n - EDGE_SHARE)) / BigInt(winningRolls(choice))
}

/** What one stake on this choice comes back with, before rounding to centavos. */
export function diceChances(choice: DiceChoice): readonly PayoutChance[] {
  const chance = winningRolls(choice) / ROLLS
  return [
    { multiplier: 0, chance: 1 - chance },
    { multiplier: Number(dicePayout(10_000n, choice)) / 10_000, chance },
  ]
}
