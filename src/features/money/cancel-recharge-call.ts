import { cancelRecharge } from '../../../contract/order-calls.ts'
import { defineMoneyCall } from '../../sync/money-call.ts'

/** Gives an open order up; its row says so at once. */
export const cancelRechargeCall = defineMoneyCall({
  id: 'cancel-recharge',
  endpoint: cancelRecharge,
  wish: ({ id }) => id,
  tables: ['recharges'],
  apply: (tables, { data }, { memberId }) => tables.recharges.put({ ...data, memberId }),
})
