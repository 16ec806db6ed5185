import type { OfferReason, OfferStep } from '../../../contract/promotions/offer.ts'
import type { Offer } from '../../../contract/promotions/promotions.ts'
import { type PromotionId, promotionNamed } from '../../../contract/promotions/registry.ts'
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

export function offerOf<const Id extends PromotionId>(
  promotion: Id,
  parts: Parts,
): Offer & { readonly promotion: Id } {
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

/** The specification's sentence for a claim that pays nothing (section 8). `details.reason` is the offer's own word, so that a screen can say what is missing. */
export function refuseOffer(promotion: PromotionId, reason: OfferReason): Refused {
  const general = reason === 'other_account' ? 'user_not_eligible' : 'not_eligible'
  return refuse(promotionNamed(promotion)?.refusals?.[reason] ?? general, { details: { reason } })
}
