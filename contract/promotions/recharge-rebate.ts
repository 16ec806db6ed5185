import * as z from 'zod/mini'
import { money } from '../centavos.ts'
import { defineEndpoint } from '../endpoint.ts'
import { instant, uuid } from '../fields.ts'
import { definePromotion, keptRead } from './definition.ts'
import { check, claiming, nothing, offerOf } from './offer.ts'
import { days, rate, sum, times } from './terms-fields.ts'

const id = 'rechargerebate'

const terms = z.strictObject({ min_recharge: sum, wagering_times: times, reward_rate: rate, days })

// Specification, section 3: the first six names.
const rebateDetail = z.object({
  id: uuid,
  claimed_at: z.nullable(instant),
  event_ended_at: instant,
  is_claimed: z.boolean(),
  required_amount: money,
  reward_amount: money,
  recharge_amount: money,
  staked_amount: money,
  state: z.enum(['open', 'ready', 'claimed', 'lost', 'cancelled']),
  created_at: instant,
})
export type RebateDetail = z.output<typeof rebateDetail>
export const checkRechargeRebate = check(
  'rechargerebate/check',
  z.extend(offerOf(id), { details: z.array(rebateDetail) }),
)
export const claimRechargeRebate = defineEndpoint('POST /api/rechargerebate/claim', {
  ...claiming,
  /** Without `id` the one that ends first of those that are ready. */
  body: z.strictObject({ ...nothing, id: z.optional(uuid) }),
  reply: z.object({ data: rebateDetail }),
  givesNothing: ({ data }) => data.reward_amount === 0n,
})

/** A share of each deposit that was played through in time. */
export const rechargeRebate = definePromotion({
  id,
  title: /*i18n*/ { id: 'QPa1Yy', message: 'Recharge rebate' },
  card: {
    icon: 'coins',
    tone: 'leaf',
    text: ({ reward_rate, min_recharge: least, wagering_times, days }: z.output<typeof terms>) => ({
      words: /*i18n*/ {
        id: 'E4XSMF',
        message: '{rate} back on each deposit from {least}: play it {times} times within {days} days',
      },
      figures: { rate: { rate: reward_rate }, least, times: wagering_times, days },
    }),
  },
  pages: ['/promotion/activity/recharge-rebate'],
  licences: ['curacao'],
  terms,
  calls: { checkRechargeRebate, claimRechargeRebate },
  claim: { call: 'claim-recharge-rebate', endpoint: claimRechargeRebate, isNamedByBody: true },
  reads: { 'recharge-rebate': keptRead(checkRechargeRebate, ({ data }) => data) },
  refusals: { no_recharge: 'no_eligible_recharge' },
})
