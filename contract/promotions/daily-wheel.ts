import * as z from 'zod/mini'
import { definePromotion } from './definition.ts'
import { count, prizes, sum } from './terms-fields.ts'
import { defineWheel } from './wheel.ts'

const id = 'dailywheel'

const terms = z.strictObject({ min_recharge: sum, wagering_times: count(0, 100), prizes })

const wheel = defineWheel(id)
export const checkDailyWheel = wheel.check
export const claimDailyWheel = wheel.claim

/** One roll a day with a deposit. */
export const dailyWheel = definePromotion({
  id,
  title: /*i18n*/ { id: 'UBTBbe', message: 'Daily wheel' },
  card: {
    icon: 'wheel',
    tone: 'sun',
    text: ({ min_recharge: least }: z.output<typeof terms>) => ({
      words: /*i18n*/ {
        id: 'GGcLT7',
        message: 'One roll a day with a deposit from {least}',
      },
      figures: { least },
    }),
  },
  pages: ['/sorteio'],
  licences: ['curacao'],
  terms,
  calls: { checkDailyWheel, claimDailyWheel },
  claim: { call: 'claim-daily-wheel', endpoint: claimDailyWheel },
  reads: { 'daily-wheel': wheel.kept },
  refusals: {
    no_recharge: 'no_qualifying_recharge',
    recharge_too_small: 'no_qualifying_recharge',
    claimed: 'no_rolls_left',
  },
})
