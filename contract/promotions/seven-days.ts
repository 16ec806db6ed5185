import * as z from 'zod/mini'
import { money } from '../centavos.ts'
import { defineEndpoint } from '../endpoint.ts'
import { uuid } from '../fields.ts'
import { definePromotion, keptRead } from './definition.ts'
import { check, claiming, nothing, offerOf } from './offer.ts'
import { count, sum } from './terms-fields.ts'

const id = 'day7'

const terms = z.strictObject({
  rewards: z.array(sum).check(z.minLength(7), z.maxLength(7)),
  min_recharge: sum,
  wagering_times: count(0, 100),
})

const state = z.extend(offerOf(id), {
  day7_id: z.nullable(uuid),
  /** Which of the seven days of the running round are taken. */
  d7_map: z.array(z.boolean()),
  /** Today's place in the round, from 1. */
  today: z.number(),
  taken_today: z.boolean(),
  rewards: z.array(money),
  paid: money,
})
export const checkDay7 = check('day7/check', state)
/** Takes today, and pays what the round has earned once its recharge is there. */
export const day7Login = defineEndpoint('POST /api/day7/day7LoginV2', {
  ...claiming,
  body: z.strictObject(nothing),
  reply: z.object({ data: z.object({ ...state.shape, paid_now: money }) }),
  givesNothing: ({ data }) => data.paid_now === 0n,
})

/** A reward for each day in a row, paid after one deposit. */
export const sevenDays = definePromotion({
  id,
  title: /*i18n*/ { id: 'l_QD9k', message: 'Seven days' },
  bonusTitle: /*i18n*/ { id: 'BgFN11', message: 'Seven-day login' },
  card: {
    icon: 'calendar',
    tone: 'leaf',
    page: '/promotion/activity',
    isPanel: true,
    text: ({ rewards, min_recharge: least }: z.output<typeof terms>) => ({
      words: /*i18n*/ {
        id: 'vPxBwV',
        message: 'Come by seven days running and deposit {least} within them: {sum} in all',
      },
      figures: { least, sum: rewards.reduce((total, reward) => total + reward, 0n) },
    }),
  },
  pages: [],
  licences: ['curacao'],
  terms,
  calls: { checkDay7, day7Login },
  claim: { call: 'claim-seven-days', endpoint: day7Login },
  reads: { 'seven-days': keptRead(checkDay7, ({ data }) => data) },
  refusals: { no_recharge: 'no_qualifying_recharge' },
})
