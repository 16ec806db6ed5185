import * as z from 'zod/mini'
import { money } from '../centavos.ts'
import { defineEndpoint } from '../endpoint.ts'
import { definePromotion, keptRead } from './definition.ts'
import { check, claiming, nothing, offerOf } from './offer.ts'
import { days, sum, tier, tierNames, times } from './terms-fields.ts'

const id = 'recharge'

const terms = z.strictObject({
  wagering_times: times,
  base_cap: sum,
  grace_days: days,
  tiers: z.array(tier).check(z.minLength(1), z.maxLength(5)),
})

// Calls of our own, for the specification names the page only.
const state = z.extend(offerOf(id), {
  month: z.string(),
  /** Recharged this month and played through; `waiting` is recharged and not yet. */
  counted: money,
  waiting: money,
  paid: money,
  tier: z.nullable(z.enum(tierNames)),
  rate: z.number(),
})
export const checkRechargeReward = check('rechargereward/check', state)
export const claimRechargeReward = defineEndpoint('POST /api/rechargereward/claim', {
  ...claiming,
  body: z.strictObject(nothing),
  reply: z.object({ data: z.object({ amount: money }) }),
  givesNothing: ({ data }) => data.amount === 0n,
})

/** A share of a month's deposits, by tiers. */
export const rechargeReward = definePromotion({
  id,
  title: /*i18n*/ { id: '0J0hR3', message: 'Recharge reward' },
  card: {
    icon: 'stairs',
    tone: 'sky',
    text: ({ tiers, wagering_times: times }: z.output<typeof terms>) => ({
      words: /*i18n*/ {
        id: 'QBGY4i',
        message: "Up to {most} of a month's deposits, from {least} on: play each {times} times",
      },
      figures: {
        most: { rate: Math.max(...tiers.map(one => one.to_rate)) },
        least: tiers[0]?.from ?? 0n,
        times,
      },
    }),
  },
  pages: ['/promotion/activity/recharge'],
  licences: ['curacao'],
  terms,
  calls: { checkRechargeReward, claimRechargeReward },
  claim: { call: 'claim-recharge-reward', endpoint: claimRechargeReward },
  reads: { 'recharge-reward': keptRead(checkRechargeReward, ({ data }) => data) },
  refusals: { no_recharge: 'no_eligible_recharge', recharge_too_small: 'no_eligible_recharge' },
})
