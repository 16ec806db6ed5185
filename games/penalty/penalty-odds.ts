import type { PayoutChance } from '../payout-chance.ts'
import { type Streak, streakChances, streakPayout } from '../streak.ts'

/** Between how many corners kicker and keeper choose: the fewer, the harder, and the more a goal is worth. */
/** All that a bet may choose. */
export const CORNERS = [2, 3, 5] as const
export type Corners = (typeof CORNERS)[number]

/** The keeper dives to one corner; a kick to any other is a goal. */
export function kickOf(corners: Corners): Streak {
  return { ways: corners, good: corners - 1 }
}

/** Centavos of a cash-out after so many goals. */
export function penaltyPayout(stake: bigint, corners: Corners, goals: number): bigint {
  return streakPayout(stake, kickOf(corners), goals)
}

/** What one stake comes back with, for who cashes out after so many goals. */
export function penaltyChances(corners: Corners, goals: number): readonly PayoutChance[] {
  return streakChances(kickOf(corners), goals)
}
