import { drawing } from '../../../../contract/cashier/money.ts'
import { parseAmount } from '../../../../contract/centavos.ts'
import { defineMoneyCall } from '../../../sync/calls/money-call.ts'

/** Asking for a withdrawal. Its answer is the first state of the record; the balance is pulled, never guessed. */
export const drawingCall = defineMoneyCall({
  id: 'drawing',
  endpoint: drawing,
  amount: body => parseAmount(body.money),
  tables: ['withdrawals'],
  apply: (tables, { data }, { memberId }) => tables.withdrawals.put({ ...data, memberId }),
})
