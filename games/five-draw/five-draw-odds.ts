import { choose } from '../choose.ts'
import type { PayoutChance } from '../payout-chance.ts'

/** Balls 1 … 36, of which five are drawn: six in a row, six rows. */
export const BALLS = 36
export const DRAWN = 5

/** What 0 … 5 hits pay, in hundredths of the stake, the stake included: published, the same for everybody, however many play. */
const PAYS: readonly number[] = [0, 0, 400, 2_200, 35_000, 3_000_000]

/** What so many hits pay, in hundredths of the stake. */
export function drawPays(hits: number): number {
  return PAYS[hits] ?? 0
}

/** Centavos of so many hits, stake included, rounded down. */
export function drawPayout(stake: bigint, hits: number): bigint {
  return (stake * BigInt(drawPays(hits))) / 100n
}

/** All draws of five balls from thirty-six: 376,992. */
export function drawings(): bigint {
  return choose(BALLS, DRAWN)
}

/** Of `drawings()` draws, those in which exactly so many of a ticket's five numbers come (hypergeometric). */
export function waysOfHits(hits: number): bigint {
  return choose(DRAWN, hits) * choose(BALLS - DRAWN, DRAWN - hits)
}

/** Exact return of a stake, rounding to centavos included; parts per million, rounded down. */
export function drawRtpPpm(stake: bigint): number {
  const returned = PAYS.reduce((sum, _, hits) => sum + drawPayout(stake, hits) * waysOfHits(hits), 0n)
  return Number((returned * 1_000_000n) / (stake * drawings()))
}

/** What one stake comes back with, before rounding to centavos. */
export function drawChances(): readonly PayoutChance[] {
  return PAYS.map((hundredths, hits) => ({
    multiplier: hundredths / 100,
    chance: Number(waysOfHits(hits)) / Number(drawings()),
  }))
}
