import type { GameType } from '../../../../contract/lobby/games.ts'
import type { PromotionTerms } from '../../../../contract/promotions/promotion-terms.ts'
import { type MonthRule, perCentavo } from '../rules/played-month.ts'

type Terms = PromotionTerms['rebates']

/**
 * The rate of a category, in hundredths of a percent of theoretical loss: its share of the VIP level's rate, never above
 * the cap (15 %).
 */
export function rebateRate(terms: Terms, category: string, levelRate: number): number {
  const share = terms.shares.find(row => row.category === category)?.share ?? 0
  return Math.min(Math.floor((levelRate * share) / 100), terms.theoretical_cap_rate)
}

/** docs/rules/promotions.md: "a share of theoretical loss, within the cap". `theoretical` in millionths of a centavo. */
export function bettingRebate(theoretical: bigint, rate: number): bigint {
  return theoretical <= 0n ? 0n : (theoretical * BigInt(rate)) / 10_000n / 1_000_000n
}

export function ratesAtLevel(
  terms: Terms,
  levelRate: number,
): readonly { category: GameType; rate: number }[] {
  return terms.shares.map(({ category }) => ({ category, rate: rebateRate(terms, category, levelRate) }))
}

/** What does not fit together in the terms. */
export function faultOfShares({ theoretical_cap_rate: cap }: Terms): string | undefined {
  return cap > 1_500 ? 'theoretical_cap_rate > 15 %' : undefined
}

/** On what served no requirement, at the highest rate. */
export const inMonth: MonthRule<Terms> = {
  paid: ({ theoretical_cap_rate }, { freeStake, freeDays, edgePpm }) =>
    freeDays * bettingRebate(freeStake * BigInt(edgePpm), theoretical_cap_rate) * perCentavo,
}
