import * as z from 'zod/mini'
import { money } from '../centavos.ts'
import { defineEndpoint } from '../endpoint.ts'
import { day, instant, uuid } from '../fields.ts'
import { definePromotion, keptRead } from './definition.ts'
import { check, claiming, nothing, offerOf } from './offer.ts'
import { rate, sum } from './terms-fields.ts'

const id = 'dailyrescue'

const terms = z.strictObject({ loss_rate: rate, theoretical_cap_rate: rate, above: sum })

const state = z.extend(offerOf(id), {
  /** Yesterday in America/Sao_Paulo: what was lost, and the most that play allows. */
  day,
  loss: money,
  most: money,
  today_loss: money,
  /** Of the amount: on losses of earlier days whose requirement ended yesterday without a reward. */
  returned: z.optional(money),
})
export const checkDailyRescue = check('dailyrescue/check', state)
export const claimDailyRescue = defineEndpoint('POST /api/dailyrescue/claim', {
  ...claiming,
  body: z.strictObject(nothing),
  reply: z.object({ data: z.object({ day, amount: money }) }),
  givesNothing: ({ data }) => data.amount === 0n,
})
export const coverHistory = defineEndpoint('POST /api/cover/history', {
  access: 'real_member',
  offline: 'keep',
  body: z.strictObject(nothing),
  reply: z.object({
    data: z.array(z.object({ id: uuid, day, loss: money, amount: money, claimed_at: instant })),
    total: money,
  }),
})

/** Cashback on the net loss of yesterday. */
export const dailyRescue = definePromotion({
  id,
  title: /*i18n*/ { id: 'BZEzMV', message: 'Daily cashback' },
  card: {
    icon: 'umbrella',
    tone: 'sky',
    text: ({ loss_rate, theoretical_cap_rate }: z.output<typeof terms>) => ({
      words: /*i18n*/ {
        id: 'SDgMHA',
        message: "{rate} of yesterday's net loss, at most {cap} of what those bets cost on average",
      },
      figures: { rate: { rate: loss_rate }, cap: { rate: theoretical_cap_rate } },
    }),
  },
  pages: ['/promotion/activity/daily-loss-relief-fund'],
  // Portaria 1.231, art. 42: what play has earned may be paid.
  licences: ['curacao', 'br-spa'],
  terms,
  calls: { checkDailyRescue, claimDailyRescue, coverHistory },
  claim: { call: 'claim-daily-rescue', endpoint: claimDailyRescue },
  reads: {
    'daily-rescue': keptRead(checkDailyRescue, ({ data }) => data),
    covers: keptRead(coverHistory, ({ data, total }) => ({ data, total })),
  },
})
