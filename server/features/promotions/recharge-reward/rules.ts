import type { PromotionTerms } from '../../../../contract/promotions/promotion-terms.ts'
import type { Tier } from '../../../../contract/promotions/terms-fields.ts'
import { type MonthRule, perCentavo } from '../rules/played-month.ts'
import { least } from '../rules/rate-of.ts'

type Terms = Pick<PromotionTerms['recharge'], 'tiers' | 'base_cap'>

/** The band a total lies in: half-open in centavos, the last one with its end (docs/rules/promotions.md). */
export function tierOf({ tiers, base_cap }: Terms, total: bigint): Tier | undefined {
  const base = least(total, base_cap)
  return tiers.findLast(({ from }) => base >= from)
}

/**
 * What a month's total is worth in all: the rate rises linearly inside each tier (specification, section 9), the base is
 * capped (docs/rules/promotions.md), rounded down to a centavo once at the end.
 */
export function monthReward(terms: Terms, total: bigint): bigint {
  const tier = tierOf(terms, total)
  if (tier === undefined) return 0n
  const base = least(total, terms.base_cap)
  const { width, scaled } = scaledRate(tier, base)
  return (base * scaled) / (width * 10_000n)
}

/** The rate of a total in hundredths of a percent, rounded down, for the screen. */
export function rateAt(terms: Terms, total: bigint): number {
  const tier = tierOf(terms, total)
  if (tier === undefined) return 0
  const { width, scaled } = scaledRate(tier, least(total, terms.base_cap))
  return Number(scaled / width)
}

/** The rate times the band's width, so that nothing is rounded on the way. */
function scaledRate(tier: Tier, base: bigint): { width: bigint; scaled: bigint } {
  const width = tier.to - tier.from
  const into = least(base - tier.from, width)
  const scaled = BigInt(tier.from_rate) * width + BigInt(tier.to_rate - tier.from_rate) * into
  return { width, scaled }
}

/** Each band ends where the next begins, and no rate falls: nothing lies between 5,000.00 and 5,001.00. */
export function faultOfTiers({ tiers }: Pick<Terms, 'tiers'>): string | undefined {
  for (const [index, tier] of tiers.entries()) {
    const next = tiers[index + 1]
    if (tier.to <= tier.from || tier.to_rate < tier.from_rate) return tier.name
    if (next !== undefined && (next.from !== tier.to || next.from_rate < tier.to_rate)) return next.name
  }
  return undefined
}

export const inMonth: MonthRule<PromotionTerms['recharge']> = {
  paid: (terms, { recharge, recharges }) => monthReward(terms, recharge * recharges) * perCentavo,
  required: ({ wagering_times }, recharge) => recharge * BigInt(wagering_times),
}
