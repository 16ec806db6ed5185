import type { GameType } from '../../../../contract/games.ts'
import type { PromotionTerms } from '../../../../contract/promotion-terms.ts'

type Terms = PromotionTerms['rebates']

/** The rate of a category at a VIP level, in hundredths of a percent of theoretical loss, never above the cap (15 %). */
export function rebateRate(terms: Terms, category: string, level: number): number {
  const levels = terms.rates.find(row => row.category === category)?.levels ?? []
  const rate = levels[Math.min(level, levels.length - 1)] ?? 0
  return Math.min(rate, terms.theoretical_cap_rate)
}

/** Readings, section 5: "a share of theoretical loss, within the cap". `theoretical` in millionths of a centavo. */
export function bettingRebate(theoretical: bigint, rate: number): bigint {
  return theoretical <= 0n ? 0n : (theoretical * BigInt(rate)) / 10_000n / 1_000_000n
}

export function ratesAtLevel(terms: Terms, level: number): readonly { category: GameType; rate: number }[] {
  return terms.rates.map(({ category }) => ({ category, rate: rebateRate(terms, category, level) }))
}
