import { playOverview } from '../../../../contract/responsible-gambling/overview.ts'
import { defineAnswerResource } from '../../../sync/pull/answer-resource.ts'

/** The member's time and money, kept whole: readable without a network, and asked for only where it changed. */
export const overviewResource = defineAnswerResource({
  id: 'play-overview',
  access: 'member',
  freshMs: 60_000,
  endpoint: playOverview,
  request: () => ({}),
  answer: reply => reply.data,
})
