import { formatCentavos } from '../../../../contract/centavos.ts'
import type { Prize } from '../../../../contract/promotions/terms-fields.ts'

/** The sum of all weights: a draw is a whole number below it. */
export function totalWeight(prizes: readonly Pick<Prize, 'weight'>[]): number {
  return prizes.reduce((sum, { weight }) => sum + weight, 0)
}

/** Expected value of one draw, in millionths of a centavo. */
export function worthOfDraw(prizes: readonly Pick<Prize, 'weight' | 'amount'>[]): bigint {
  const paid = prizes.reduce((sum, { amount, weight }) => sum + amount * BigInt(weight), 0n)
  return (paid * 1_000_000n) / BigInt(totalWeight(prizes))
}

/** Whole spins out of a recharge and what was left of those before; the rest waits for the next. */
export function spinsEarned(perRecharge: bigint, remainder: bigint, recharge: bigint) {
  const pot = remainder + recharge
  return { spins: Number(pot / perRecharge), remainder: pot % perRecharge }
}

/** docs/rules/promotions.md: "one spin per R$ 200 recharged, at most 10 a day". */
export function spinsLeft(dailyMax: number, open: number, spunToday: number): number {
  return Math.max(0, Math.min(open, dailyMax - spunToday))
}

const perCentavo = 1_000_000n

/** What a draw is worth on average, in centavos. */
export const worthInCentavos = (prizes: readonly Pick<Prize, 'weight' | 'amount'>[]) =>
  worthOfDraw(prizes) / perCentavo

/** docs/rules/promotions.md: "expected value ≤ R$ 0.20", "of a spin ≤ R$ 0.50". `most` in centavos. */
export function faultOfPrizes(
  prizes: readonly Pick<Prize, 'weight' | 'amount'>[],
  most: bigint,
): string | undefined {
  return worthOfDraw(prizes) > most * perCentavo ? `expected value > R$ ${formatCentavos(most)}` : undefined
}
