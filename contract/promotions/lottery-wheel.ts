import * as z from 'zod/mini'
import { definePromotion } from './definition.ts'
import { count, days, prizes, sum } from './terms-fields.ts'
import { defineWheel } from './wheel.ts'

const id = 'lotterywheel'

const terms = z.strictObject({
  per_recharge: sum,
  daily_max: count(1, 100),
  days,
  wagering_times: count(0, 100),
  prizes,
})

const wheel = defineWheel(id)
export const checkLotteryWheel = wheel.check
export const claimLotteryWheel = wheel.claim

/** A spin for every amount that was deposited. */
export const lotteryWheel = definePromotion({
  id,
  title: /*i18n*/ { id: 'OlXJY1', message: 'Wheel of fortune' },
  card: {
    icon: 'wheel',
    tone: 'scarlet',
    text: ({ per_recharge: each }: z.output<typeof terms>) => ({
      words: /*i18n*/ { id: 'YfNr_X', message: 'A spin for every {each} you deposit' },
      figures: { each },
    }),
  },
  pages: ['/promotion/activity/lottery-wheel'],
  licences: ['curacao'],
  terms,
  calls: { checkLotteryWheel, claimLotteryWheel },
  claim: { call: 'claim-lottery-wheel', endpoint: claimLotteryWheel },
  reads: { 'lottery-wheel': wheel.kept },
  refusals: { no_recharge: 'no_spins_left', no_spins: 'no_spins_left', claimed: 'no_spins_left' },
})
