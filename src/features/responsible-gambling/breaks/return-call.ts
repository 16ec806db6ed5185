import { returnToPlay } from '../../../../contract/responsible-gambling/breaks.ts'
import { defineMoneyCall } from '../../../sync/calls/money-call.ts'

/** The member's own word after an exclusion has ended. */
export const returnCall = defineMoneyCall({
  id: 'break-return',
  endpoint: returnToPlay,
  tables: ['answers'],
  apply: ({ answers }, { data: answer }, { memberId }) =>
    answers.put({ memberId, name: 'breaks', language: '', part: '', answer }),
})
