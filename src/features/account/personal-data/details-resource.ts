import { memberDetails } from '../../../../contract/account/member-details.ts'
import { defineAnswerResource } from '../../../sync/pull/answer-resource.ts'

/** Which details the licence still asks of the member. */
export const detailsResource = defineAnswerResource({
  id: 'member-details',
  access: 'member',
  freshMs: 60_000,
  endpoint: memberDetails,
  request: () => ({}),
  answer: reply => reply.data,
})
