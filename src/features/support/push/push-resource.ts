import { pushState } from '../../../../contract/support/push.ts'
import { defineAnswerResource } from '../../../sync/pull/answer-resource.ts'

/** What this device is told of while the app is closed. */
export const pushResource = defineAnswerResource({
  id: 'push',
  access: 'member',
  freshMs: 60_000,
  endpoint: pushState,
  request: () => ({}),
  answer: reply => reply.data,
})
