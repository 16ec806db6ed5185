import { choose } from '../choose.ts'
import type { PayoutChance } from '../payout-chance.ts'

/** Balls 1 … 40, of which ten are drawn. Forty and not eighty: eight in a row are 44 points wide on the smallest phone. */
export const BALLS = 40
export const DRAWN = 10
export const MOST_PICKS = 10

export type KenoRisk = 'low' | 'medium' | 'high'
export const KENO_RISKS: readonly KenoRisk[] = ['low', 'medium', 'high']

/** For 1 … 10 picks: what 0, 1, 2 … hits pay, in hundredths of the stake, the stake included. */
const PAYS: Record<KenoRisk, readonly (readonly number[])[]> = {
  low: [
    [90, 120],
    [0, 165, 600],
    [0, 125, 210, 1_200],
    [0, 0, 265, 700, 6_000],
    [0, 0, 230, 300, 800, 6_000],
    [0, 0, 160, 200, 550, 3_000, 50_000],
    [0, 0, 135, 150, 300, 1_200, 10_000, 50_000],
    [0, 0, 0, 265, 300, 800, 3_600, 30_000, 50_000],
    [0, 0, 0, 200, 250, 450, 1_600, 10_000, 50_000, 50_000],
    [0, 0, 0, 165, 180, 320, 1_000, 6_000, 30_000, 50_000, 50_000],
  ],
  medium: [
    [50, 240],
    [0, 120, 900],
    [0, 0, 450, 3_000],
    [0, 0, 225, 800, 8_000],
    [0, 0, 0, 680, 3_000, 40_000],
    [0, 0, 0, 380, 1_200, 8_000, 100_000],
    [0, 0, 0, 265, 600, 2_500, 25_000, 100_000],
    [0, 0, 0, 205, 350, 1_200, 7_000, 50_000, 100_000],
    [0, 0, 0, 0, 425, 1_100, 5_000, 40_000, 100_000, 100_000],
    [0, 0, 0, 0, 325, 650, 2_000, 12_000, 100_000, 100_000, 100_000],
  ],
  high: [
    [0, 390],
    [0, 0, 1_700],
    [0, 0, 0, 8_050],
    [0, 0, 0, 1_200, 22_000],
    [0, 0, 0, 425, 3_500, 80_000],
    [0, 0, 0, 0, 2_150, 18_000, 200_000],
    [0, 0, 0, 0, 750, 6_000, 80_000, 200_000],
    [0, 0, 0, 0, 440, 2_400, 20_000, 200_000, 200_000],
    [0, 0, 0, 0, 0, 1_850, 10_000, 100_000, 200_000, 200_000],
    [0, 0, 0, 0, 0, 955, 4_400, 40_000, 200_000, 200_000, 200_000],
  ],
}

/** What 0, 1, 2 … hits pay with so many picks, in hundredths of the stake. */
export function kenoPays(risk: KenoRisk, picks: number): readonly number[] {
  return PAYS[risk][picks - 1] ?? []
}

/** Centavos of so many hits, stake included, rounded down. */
export function kenoPayout(stake: bigint, risk: KenoRisk, picks: number, hits: number): bigint {
  return (stake * BigInt(kenoPays(risk, picks)[hits] ?? 0)) / 100n
}

/** Of `drawings()` draws, those in which exactly `hits` of `picks` numbers come (hypergeometric). */
export function waysOfHits(picks: number, hits: number): bigint {
  return choose(picks, hits) * choose(BALLS - picks, DRAWN - hits)
}

/** All draws of ten balls from forty: 847,660,528. */
export function drawings(): bigint {
  return choose(BALLS, DRAWN)
}

/** Exact return of a stake, rounding to centavos included; parts per million, rounded down. */
export function kenoRtpPpm(stake: bigint, risk: KenoRisk, picks: number): number {
  let returned = 0n
  for (let hits = 0; hits <= picks; hits += 1)
    returned += kenoPayout(stake, risk, picks, hits) * waysOfHits(picks, hits)
  return Number((returned * 1_000_000n) / (stake * drawings()))
}

/** The exact return of every bet there is, before rounding, from the lowest to the highest; parts per million. */
export function everyKenoRtp(): readonly number[] {
  const all = KENO_RISKS.flatMap(risk => PAYS[risk].map((_, index) => kenoRtpPpm(100n, risk, index + 1)))
  return all.sort((left, right) => left - right)
}

/** What one stake on this choice comes back with, before rounding to centavos. */
export function kenoChances(risk: KenoRisk, picks: number): readonly PayoutChance[] {
  return kenoPays(risk, picks).map((hundredths, hits) => ({
    multiplier: hundredths / 100,
    chance: Number(waysOfHits(picks, hits)) / Number(drawings()),
  }))
}
