import type { Tx } from '../../../platform/database/transaction.ts'
import type { MoneyDeps } from '../providers/service.ts'
import { recordEvent } from './events.ts'
import { notifySettled } from './notify-settled.ts'
import { changePayment } from './payment-store.ts'
import type { ReceivedPayment } from './received-payment.ts'
import { recordPayment, recordSeen } from './record-payment.ts'
import { feeOf } from './rules.ts'
import { readMethod } from './store.ts'

/** What was actually paid, once for its end-to-end id; also when it comes late or is another amount. */
export async function creditPayment(deps: MoneyDeps, tx: Tx, landed: ReceivedPayment): Promise<void> {
  const { payment, order, known } = landed
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
  const row = await recordPayment(deps, tx, order, payment, ending)
  await recordSeen(deps, tx, row, landed)
  const details = { money: String(payment.amount), fee: String(fee) }
  await recordEvent(deps, tx, { order: row, kind: 'credited', e2eid: payment.e2eid, details })
  if (known !== undefined) {
    await changePayment(tx, known, { state: 'credited', reason: null, ask_at: null, recharge_id: row.id })
  }
  const came = { amount: payment.amount, depositKey: `pix:${payment.e2eid}`, payer: payment.payerDocument }
  await notifySettled(deps, tx, row, came)
}
