import type { PayoutChance } from '../payout-chance.ts'
import { type Streak, streakChances, streakPayout } from '../streak.ts'

/** From the kindest to the cruellest. */
export const DIFFICULTIES = ['easy', 'medium', 'hard', 'expert', 'master'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

const FLOORS: Record<Difficulty, Streak> = {
  easy: { ways: 4, good: 3 },
  medium: { ways: 3, good: 2 },
  hard: { ways: 2, good: 1 },
  expert: { ways: 3, good: 1 },
  master: { ways: 4, good: 1 },
}

/** Doors on a floor (`ways`), and how many of them are safe (`good`). */
export function floorOf(difficulty: Difficulty): Streak {
  return FLOORS[difficulty]
}

/** Centavos of a cash-out above `floors` floors. */
export function towerPayout(stake: bigint, difficulty: Difficulty, floors: number): bigint {
  return streakPayout(stake, FLOORS[difficulty], floors)
}

/** What one stake comes back with, for who cashes out above `floors` floors. */
export function towerChances(difficulty: Difficulty, floors: number): readonly PayoutChance[] {
  return streakChances(FLOORS[difficulty], floors)
}
