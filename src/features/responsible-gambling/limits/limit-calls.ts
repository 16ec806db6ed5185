import type { MemberLimits } from '../../../../contract/responsible-gambling/limits.ts'
import { cancelLimit, confirmLimit, setLimit } from '../../../../contract/responsible-gambling/limits.ts'
import type { BaseTables } from '../../../db/database.ts'
import { defineMoneyCall } from '../../../sync/calls/money-call.ts'

const tables = ['answers'] as const

/** Every answer tells all limits as they are now. */
const keep = (
  { answers }: BaseTables,
  { data: answer }: { readonly data: MemberLimits },
  { memberId }: { readonly memberId: string },
) => answers.put({ memberId, name: 'limits', language: '', part: '', answer })

export const setLimitCall = defineMoneyCall({
  id: 'limit-set',
  endpoint: setLimit,
  intent: body => body,
  tables,
  apply: keep,
})
export const confirmLimitCall = defineMoneyCall({
  id: 'limit-confirm',
  endpoint: confirmLimit,
  intent: ({ id }) => id,
  tables,
  apply: keep,
})
export const cancelLimitCall = defineMoneyCall({
  id: 'limit-cancel',
  endpoint: cancelLimit,
  intent: ({ id }) => id,
  tables,
  apply: keep,
})
