import { memberIdentity } from '../../../../contract/account/identity.ts'
import { defineAnswerResource } from '../../../sync/pull/answer-resource.ts'

/** How far the proof of age and identity is; never a document. */
export const identityResource = defineAnswerResource({
  id: 'identity',
  access: 'member',
  freshMs: 30_000,
  endpoint: memberIdentity,
  request: () => ({}),
  answer: reply => reply.data,
})
