import { rechargeOnline } from '../../../../contract/cashier/money.ts'
import { parseAmount } from '../../../../contract/centavos.ts'
import { defineMoneyCall } from '../../../sync/calls/money-call.ts'

/** The token of an order is of no use once its record has been in the list for weeks. */
const tokenLifeMs = 30 * 86_400_000

/** Asking for a deposit. Its answer is kept: the order, and the token that reads its status without a session. */
export const rechargeCall = defineMoneyCall({
  id: 'recharge',
  endpoint: rechargeOnline,
  waitsForUrgent: true,
  amount: body => parseAmount(body.money),
  tables: ['recharges', 'orderTokens'],
  apply: async (tables, { data: { order, order_token } }, { memberId }) => {
    const createdAt = Date.parse(order.created_at)
    await tables.orderTokens
      .where('createdAt')
      .below(createdAt - tokenLifeMs)
      .delete()
    await tables.recharges.put({ ...order, memberId })
    await tables.orderTokens.put({ memberId, orderId: order.id, order_token, createdAt })
  },
})
