import { pushState } from '../../../../contract/support/push.ts'
import { defineAnswerResource } from '../../../sync/pull/answer-resource.ts'

/** The topics of which this device is notified while the app is closed. */
export const pushResource = defineAnswerResource({
  id: 'push',
  access: 'member',
  freshMs: 60_000,
  endpoint: pushState,
  request: () => ({}),
  answer: reply => reply.data,
})
