/** A roll is one of 0 … 9,999, shown as 00.00 … 99.99. */
export const ROLLS = 10_000

/** What the house keeps, of 10,000 (1 %). */
export const HOUSE_SHARE = 100n

export interface DiceChoice {
  readonly direction: 'under' | 'over'
  /** In hundredths: 4950 is 49.50. `under` wins below it, `over` above it. */
  readonly target: number
}

/** How many of the 10,000 rolls win. */
export function winningRolls(choice: DiceChoice): number {
  return choice.direction === 'under' ? choice.target : ROLLS - 1 - choice.target
}

export function wins(choice: DiceChoice, roll: number): boolean {
  return choice.direction === 'under' ? roll < choice.target : roll > choice.target
}

/** Centavos paid for a winning roll: stake × 0.99 × 10,000 ÷ winning rolls, rounded down. */
export function dicePayout(stake: bigint, choice: DiceChoice): bigint {
  return (stake * (10_000n - HOUSE_SHARE)) / BigInt(winningRolls(choice))
}
