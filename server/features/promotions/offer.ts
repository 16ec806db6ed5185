import type { Offer, OfferReason, OfferStep } from '../../../contract/promotions/offer.ts'
import type { PromotionId } from '../../../contract/promotions/promotion-ids.ts'
import type { RefusalWord } from '../../../contract/refusals.ts'
import { type Refused, refuse } from '../../platform/http/answers/refuse.ts'

interface Parts {
  /** `null`: a claim would pay now. */
  readonly reason: OfferReason | null
  readonly amount?: bigint
  readonly steps?: readonly OfferStep[]
  readonly accrued?: bigint
  readonly availableAt?: Date | null | undefined
  readonly expiresAt?: Date | null | undefined
}

export function offerOf(promotion: PromotionId, parts: Parts): Offer {
  return {
    promotion,
    eligible: parts.reason === null,
    reason: parts.reason,
    amount: parts.amount ?? 0n,
    steps: [...(parts.steps ?? [])],
    ...(parts.accrued !== undefined && { accrued: parts.accrued }),
    available_at: parts.availableAt?.toISOString() ?? null,
    expires_at: parts.expiresAt?.toISOString() ?? null,
  }
}

export function moneyStep(what: OfferStep['what'], have: bigint, need: bigint): OfferStep {
  return { what, unit: 'money', have: have < need ? have : need, need }
}

export function countStep(what: OfferStep['what'], have: number, need: number): OfferStep {
  return { what, unit: 'count', have: Math.min(have, need), need }
}

/** The specification's sentences (section 8) for a claim that pays nothing, by promotion and reason. */
const words: { readonly [Id in PromotionId]?: { readonly [Reason in OfferReason]?: RefusalWord } } = {
  rechargerebate: { no_recharge: 'no_eligible_recharge' },
  recharge: { no_recharge: 'no_eligible_recharge', recharge_too_small: 'no_eligible_recharge' },
  dailywheel: {
    no_recharge: 'no_qualifying_recharge',
    recharge_too_small: 'no_qualifying_recharge',
    claimed: 'no_rolls_left',
  },
  lotterywheel: { no_recharge: 'no_spins_left', no_spins: 'no_spins_left', claimed: 'no_spins_left' },
  day7: { no_recharge: 'no_qualifying_recharge' },
  rebates: { below_least: 'not_eligible_to_receive' },
}

/** `details.reason` is the offer's own word, so that a screen can say what is missing. */
export function refuseOffer(promotion: PromotionId, reason: OfferReason): Refused {
  const general = reason === 'other_account' ? 'user_not_eligible' : 'not_eligible'
  return refuse(words[promotion]?.[reason] ?? general, { details: { reason } })
}
