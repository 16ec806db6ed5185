import { memberBreaks } from '../../../../contract/responsible-gambling/breaks.ts'
import { defineAnswerResource } from '../../../sync/pull/answer-resource.ts'

/** What closes play for the member, and how it came about. */
export const breaksResource = defineAnswerResource({
  id: 'breaks',
  access: 'member',
  freshMs: 60_000,
  endpoint: memberBreaks,
  pushFirst: ['break'],
  request: () => ({}),
  answer: reply => reply.data,
})
