import { formatCentavos } from '../../../contract/centavos.ts'
import type { Tx } from '../../database/transaction.ts'
import { notify } from '../information/service.ts'
import type { MoneyDeps } from '../payment-provider/service.ts'
import { noteRecharge } from '../vip/service.ts'
import type { Landed } from './landed.ts'
import { notePayment } from './note-payment.ts'
import { changePayment } from './payment-store.ts'
import { feeOf } from './rules.ts'
import { readMethod } from './store.ts'

/** What was actually paid, once for its end-to-end id; also when it comes late or is another amount. */
export async function creditPayment(
  deps: MoneyDeps,
  tx: Tx,
  { payment, order, known }: Landed,
): Promise<void> {
  const method = order && (await readMethod(tx, order.method_id))
  if (order === undefined || method === undefined) throw new Error('A credit without an order')
  const fee = feeOf(payment.amount, method)
  const credited = await deps.wallet.deposit(tx, {
    memberId: order.member_id,
    currency: 'BRL',
    key: `pix:${payment.e2eid}`,
    amount: payment.amount,
    fee,
    psp: 'pix',
    reference: order.id,
    wageringPercent: deps.config.money.depositWageringPercent,
    from: known === undefined ? 'psp_clearing' : 'suspense',
  })
  if (credited.status === 'refused') throw new Error(`A payment could not be credited: ${credited.word}`)
  const ending = { state: 'paid', reason: null, fee, paid_at: payment.paidAt } as const
  const row = await notePayment(deps, tx, order, payment, ending)
  if (known !== undefined) {
    await changePayment(tx, known, { state: 'credited', reason: null, ask_at: null, recharge_id: row.id })
  }
  await noteRecharge(deps, tx, order.member_id, payment.amount)
  await notify(deps, tx, {
    memberId: order.member_id,
    kind: 'recharge_paid',
    details: { money: formatCentavos(payment.amount), order_no: row.order_no },
    link: '/rechargeRecord',
  })
}
