import { memberLimits } from '../../../../contract/responsible-gambling/limits.ts'
import { defineAnswerResource } from '../../../sync/pull/answer-resource.ts'

/** The member's own limits, kept whole: what is used changes with every round and deposit. */
export const limitsResource = defineAnswerResource({
  id: 'limits',
  access: 'member',
  freshMs: 15_000,
  endpoint: memberLimits,
  pushFirst: ['limit'],
  request: () => ({}),
  answer: reply => reply.data,
})
