import * as z from 'zod/mini'
import { money } from '../centavos.ts'
import { defineEndpoint } from '../endpoint.ts'
import { instant } from '../fields.ts'
import { definePromotion, keptRead } from './definition.ts'
import { check, claiming, nothing, offerOf } from './offer.ts'
import { count, days, rate, sum, times } from './terms-fields.ts'

const id = 'ftd'

const terms = z.strictObject({
  match_rate: rate,
  max_bonus: sum,
  wagering_times: times,
  max_stake: sum,
  max_conversion_times: times,
  /** The win of one bonus bet counts to at most so many times its stake when the bonus converts. */
  max_win_times: count(1, 1_000),
  days,
  claim_days: days,
  free_amount: sum,
  free_min_recharge: sum,
  free_wagering_times: count(0, 100),
})

const grant = z.object({
  status: z.string(),
  amount: money,
  required: money,
  progress: money,
  expires_at: z.nullable(instant),
})
const state = z.extend(offerOf(id), {
  bonus: money,
  free: money,
  /** Weighted stake that the bonus asks for, the most of it that becomes cash, and weighted stake that the free money asks for. */
  required: z.optional(money),
  max_conversion: z.optional(money),
  free_required: z.optional(money),
  grant: z.nullable(grant),
})
export const checkFirstDeposit = check('ftd/check', state)
export const claimFirstDeposit = defineEndpoint('POST /api/ftd/claim', {
  ...claiming,
  body: z.strictObject(nothing),
  reply: z.object({ data: z.object({ bonus: money, free: money, queued: z.boolean() }) }),
  givesNothing: ({ data }) => data.bonus + data.free === 0n,
})

/** A bonus on the first deposit, and free money beside it. */
export const firstDeposit = definePromotion({
  id,
  title: /*i18n*/ { id: 'KIn16Z', message: 'First deposit' },
  bonusTitle: /*i18n*/ { id: 'NxqzX8', message: 'First-deposit bonus' },
  requirementTitle: /*i18n*/ { id: 'Hjx-Ma', message: 'Free money of the first deposit' },
  card: {
    icon: 'crown',
    tone: 'sun',
    text: ({ match_rate, max_bonus: most, wagering_times, days }: z.output<typeof terms>) => ({
      words: /*i18n*/ {
        id: 'pLSfUu',
        message:
          '{rate} of your first deposit as bonus, up to {most}: play it {times} times within {days} days',
      },
      figures: { rate: { rate: match_rate }, most, times: wagering_times, days },
    }),
  },
  pages: ['/primo-deposito'],
  licences: ['curacao'],
  terms,
  calls: { checkFirstDeposit, claimFirstDeposit },
  claim: { call: 'claim-first-deposit', endpoint: claimFirstDeposit },
  reads: { 'first-deposit': keptRead(checkFirstDeposit, ({ data }) => data) },
})
