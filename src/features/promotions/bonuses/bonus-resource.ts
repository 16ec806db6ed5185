import { bonuses } from '../../../../contract/promotions/bonus.ts'
import { defineAnswerResource } from '../../../sync/pull/answer-resource.ts'

/** The member's bonuses and lots, kept whole: a few rows that change together. */
export const bonusesResource = defineAnswerResource({
  id: 'bonuses',
  access: 'member',
  freshMs: 15_000,
  endpoint: bonuses,
  request: () => ({}),
  answer: reply => reply.data,
})
