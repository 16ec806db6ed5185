import type { PayoutChance } from './payout-chance.ts'

/** Steps that all succeed with the same chance, `good` of `ways`: floors of a tower, kicks at a keeper. */
export interface Streak {
  readonly good: number
  readonly ways: number
}

/** Of 10,000: the operator keeps 1 %. */
export const STREAK_EDGE_SHARE = 100n

/** Centavos of a cash-out after `steps` successes: stake × 0.99 ÷ chance, rounded down. */
export function streakPayout(stake: bigint, { good, ways }: Streak, steps: number): bigint {
  const fair = BigInt(ways) ** BigInt(steps)
  return (stake * (10_000n - STREAK_EDGE_SHARE) * fair) / (10_000n * BigInt(good) ** BigInt(steps))
}

/** Best return over all cash-out points, with rounding to centavos; parts per million, rounded down. */
export function bestStreakPpm(stake: bigint, streak: Streak, last: number): number {
  let best = 0n
  for (let steps = 1; steps <= last; steps += 1) {
    const favourable = BigInt(streak.good) ** BigInt(steps)
    const all = BigInt(streak.ways) ** BigInt(steps)
    const ppm = (streakPayout(stake, streak, steps) * favourable * 1_000_000n) / (stake * all)
    if (ppm > best) best = ppm
  }
  return Number(best)
}

/** What one stake comes back with, for who cashes out after `steps` successes; before rounding to centavos. */
export function streakChances(streak: Streak, steps: number): readonly PayoutChance[] {
  const chance = (streak.good / streak.ways) ** steps
  return [
    { multiplier: 0, chance: 1 - chance },
    { multiplier: (1 - Number(STREAK_EDGE_SHARE) / 10_000) / chance, chance },
  ]
}
