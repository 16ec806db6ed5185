import type { PayoutChance } from '../payout-chance.ts'

/** What comes back, of 100: a fish that pays m stakes is caught by 97 of the 100 × m numbers. */
export const RETURNED = 97

/** How many numbers a shot is drawn from. */
export function numbersOf(multiplier: number): number {
  return 100 * multiplier
}

/** Whether a shot with this roll, drawn from as many numbers as the fish’s multiplier asks for, catches it. */
export function isCaught(roll: number): boolean {
  return roll < RETURNED
}

/** What one shot at a fish comes back with. */
export function fishChances(multiplier: number): readonly PayoutChance[] {
  const chance = RETURNED / numbersOf(multiplier)
  return [
    { multiplier: 0, chance: 1 - chance },
    { multiplier, chance },
  ]
}
