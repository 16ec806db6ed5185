import type { PromotionTerms } from '../../../../contract/promotions/promotion-terms.ts'
import { type MonthRule, perCentavo } from '../rules/played-month.ts'
import { rateOf } from '../rules/rate-of.ts'

const dayMs = 86_400_000

/**
 * docs/rules/promotions.md: "each single recharge ≥ R$ 100: `required_amount` = 5 × recharge in weighted stake afterwards (its
 * own lot), `reward_amount` = 20 %; lost if not claimed by `event_ended_at` (7 days)". `undefined`: too small.
 */
export function rebateOf(terms: PromotionTerms['rechargerebate'], recharge: bigint, at: Date) {
  if (recharge < terms.min_recharge) return undefined
  return {
    required: recharge * BigInt(terms.wagering_times),
    reward: rateOf(recharge, terms.reward_rate),
    endsAt: new Date(at.getTime() + terms.days * dayMs),
  }
}

export type RebateState = 'open' | 'ready' | 'claimed' | 'lost' | 'cancelled'

/** What the screen and a claim make of it at a moment. */
export function rebateState(
  row: { readonly state: 'open' | 'claimed' | 'cancelled'; readonly event_ended_at: Date },
  isPlayed: boolean,
  now: Date,
): RebateState {
  if (row.state !== 'open') return row.state
  if (now >= row.event_ended_at) return 'lost'
  return isPlayed ? 'ready' : 'open'
}

export const inMonth: MonthRule<PromotionTerms['rechargerebate']> = {
  paid: (terms, { recharge, recharges }) =>
    recharges * (rebateOf(terms, recharge, new Date(0))?.reward ?? 0n) * perCentavo,
  required: (terms, recharge) => rebateOf(terms, recharge, new Date(0))?.required ?? 0n,
}
