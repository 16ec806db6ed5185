import * as z from 'zod/mini'
import { money } from '../centavos.ts'
import { defineEndpoint } from '../endpoint.ts'
import { instant, listState, page, sealedMember, uuid } from '../fields.ts'
import { check, offerFields, proof } from './offer.ts'
import type { promotionTerms } from './promotion-terms.ts'
import { forEveryPromotion, type PromotionId, promotionIds } from './registry.ts'

/** What every check tells: whether something can be claimed now, what is missing, how far it is, until when. */
const offer = z.object({ promotion: z.enum(promotionIds), ...offerFields })
export type Offer = z.output<typeof offer>

const offered = <T extends z.core.$ZodType>(terms: T) =>
  z.optional(z.object({ version: z.number(), since: instant, terms }))

type OfferedUnder<Terms> = Terms extends z.core.$ZodType ? ReturnType<typeof offered<Terms>> : never
type Offered = {
  readonly [Id in PromotionId]: OfferedUnder<(typeof promotionTerms)[Id]>
}
function offeredOfAll(): Offered
function offeredOfAll(): unknown {
  return forEveryPromotion(one => offered(one.terms))
}

export const activityDetails = defineEndpoint('GET /api/activitydetails/get', {
  access: 'anyone',
  offline: 'keep',
  /** Only what the operator offers under its licence now; the terms are the figures that the pages tell. */
  reply: z.object({ data: z.object(offeredOfAll()) }),
})
export type Activities = z.output<typeof activityDetails.reply>['data']

/** Where the member stands in every offered promotion, for the activity centre. */
export const promotionState = check('promotion/state', z.array(offer))

export const reward = z.object({
  id: uuid,
  promotion: z.string(),
  amount: money,
  /** Where it was paid to. */
  wallet: z.enum(['cash', 'bonus', 'rebate']),
  state: z.enum(['paid', 'taken_back']),
  created_at: instant,
  details: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Of a wheel: the seed itself once it was rotated. */
  proof: z.nullable(z.extend(proof, { server_seed: z.nullable(z.string()) })),
})
export type Reward = z.output<typeof reward>
export const promotionHistory = defineEndpoint('POST /api/promotion/history', {
  access: 'real_member',
  offline: 'keep',
  body: z.strictObject({ member_id: sealedMember, ...page }),
  reply: z.object({ data: z.array(reward), ...listState }),
})
