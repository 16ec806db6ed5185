import * as z from 'zod/mini'
import { money } from '../centavos.ts'
import { defineEndpoint } from '../endpoint.ts'
import { day } from '../fields.ts'
import { gameTypes } from '../lobby/games.ts'
import { definePromotion, keptRead } from './definition.ts'
import { claiming, nothing, offerOf } from './offer.ts'
import { count, rate, sum } from './terms-fields.ts'

const id = 'rebates'

const terms = z.strictObject({
  /** No category's rate goes above it. */
  theoretical_cap_rate: rate,
  pay_at: sum,
  /** Percent of the rate of the member's VIP level (the ladder has it) that a category of games earns. */
  shares: z
    .array(z.strictObject({ category: z.enum(gameTypes), share: count(0, 100) }))
    .check(z.minLength(1), z.maxLength(gameTypes.length)),
})

export const rebatesList = defineEndpoint('POST /api/games/rebates/list', {
  access: 'real_member',
  offline: 'keep',
  body: z.strictObject(nothing),
  reply: z.object({
    data: z.array(
      z.object({
        category: z.enum(gameTypes),
        /** Share of the theoretical loss, in hundredths of a percent, at the member's level. */
        rate: z.number(),
        staked: money,
        rebate: money,
      }),
    ),
    offer: offerOf(id),
    level: z.number(),
    fs_money: money,
    pay_at: money,
    paid: money,
  }),
})
export const rebatesDetails = defineEndpoint('POST /api/games/rebates/details', {
  access: 'real_member',
  offline: 'keep',
  body: z.strictObject(nothing),
  reply: z.object({
    data: z.array(
      z.object({ day, category: z.enum(gameTypes), staked: money, rate: z.number(), rebate: money }),
    ),
  }),
})
export const claimRebates = defineEndpoint('POST /api/games/rebates/claim', {
  ...claiming,
  body: z.strictObject(nothing),
  reply: z.object({ data: z.object({ amount: money }) }),
  givesNothing: ({ data }) => data.amount === 0n,
})

/** A share of what bets cost on average, paid at night. */
export const bettingRebate = definePromotion({
  id,
  title: /*i18n*/ { id: 'aUdijN', message: 'Betting rebate' },
  card: {
    icon: 'percent',
    tone: 'leaf',
    text: ({ theoretical_cap_rate }: z.output<typeof terms>) => ({
      words: /*i18n*/ {
        id: '6xJr9N',
        message:
          'Up to {rate} of what bets cost on average comes back at night, where they count for no other reward',
      },
      figures: { rate: { rate: theoretical_cap_rate } },
    }),
  },
  pages: ['/promotion/rebates'],
  // Portaria 1.231, art. 42: what play has earned may be paid.
  licences: ['curacao', 'br-spa'],
  terms,
  calls: { rebatesList, rebatesDetails, claimRebates },
  claim: { call: 'claim-rebates', endpoint: claimRebates },
  reads: {
    'betting-rebate': keptRead(rebatesList, ({ data, offer, level, fs_money, pay_at, paid }) => ({
      data,
      offer,
      level,
      fs_money,
      pay_at,
      paid,
    })),
    'rebate-nights': keptRead(rebatesDetails, ({ data }) => data),
  },
  refusals: { below_least: 'not_eligible_to_receive' },
})
