import { securityOverview } from '../../../../contract/auth/security.ts'
import { defineAnswerResource } from '../../../sync/pull/answer-resource.ts'

/** What protects the account, who is signed in, what happened: readable without a network, with its age. */
export const securityResource = defineAnswerResource({
  id: 'security',
  access: 'member',
  freshMs: 60_000,
  endpoint: securityOverview,
  request: () => ({}),
  answer: reply => reply.data,
})
