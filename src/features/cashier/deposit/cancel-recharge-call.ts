import { cancelRecharge } from '../../../../contract/cashier/order-calls.ts'
import { defineMoneyCall } from '../../../sync/calls/money-call.ts'

/** Gives an open order up; its row says so at once. */
export const cancelRechargeCall = defineMoneyCall({
  id: 'cancel-recharge',
  endpoint: cancelRecharge,
  intent: ({ id }) => id,
  tables: ['recharges'],
  apply: (tables, { data }, { memberId }) => tables.recharges.put({ ...data, memberId }),
})
