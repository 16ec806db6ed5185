import { formatCentavos } from '../../../../contract/centavos.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { notify } from '../../../platform/notifications/notify.ts'
import type { MoneyDeps, Payment } from '../providers/service.ts'
import { recordEvent } from './events.ts'
import { changePayment, lockPayment, type PaymentRow } from './payment-store.ts'
import type { ReceivedPayment } from './received-payment.ts'
import { recordPayment, recordSeen } from './record-payment.ts'
import { changeRecharge } from './store.ts'

const hour = 3_600_000
/** docs/rules/cashier.md: a payer still unknown after 24 h is refunded. */
const patienceMs = 24 * hour

/** Not the member's money, or not within the limits: kept apart and on its way back to the payer, never credited. */
export async function sendBack(
  deps: MoneyDeps,
  tx: Tx,
  reason: string,
  landed: ReceivedPayment,
): Promise<void> {
  const { payment, order, known } = landed
  if (known === undefined) await setAside(deps, tx, payment)
  const row =
    order &&
    (await recordPayment(deps, tx, order, payment, { state: 'refunded', reason, fee: 0n, paid_at: null }))
  const current = known ?? (await requirePayment(tx, payment.e2eid))
  await changePayment(tx, current, {
    state: 'refunding',
    reason,
    refund_attempt: 1,
    ask_at: deps.clock.now(),
    asks: 0,
    recharge_id: row?.id ?? null,
  })
  await recordSeen(deps, tx, row, landed)
  await recordEvent(deps, tx, {
    order: row,
    kind: 'refund_decided',
    e2eid: payment.e2eid,
    details: { reason },
  })
  if (row === undefined) return
  await notify(deps, tx, {
    memberId: row.member_id,
    kind: 'recharge_refunded',
    details: { money: formatCentavos(payment.amount), order_no: row.order_no, reason },
    link: '/rechargeRecord',
  })
}

/** Kept apart until the provider tells who paid; asked every hour, sent back after a day. */
export async function keepForLater(
  deps: MoneyDeps,
  tx: Tx,
  reason: string,
  landed: ReceivedPayment,
): Promise<void> {
  const { payment, order, known } = landed
  const now = deps.clock.now()
  if (known !== undefined) {
    const isOver = known.refund_after !== null && known.refund_after <= now
    if (isOver) return sendBack(deps, tx, reason, landed)
    return changePayment(tx, known, { ask_at: new Date(now.getTime() + hour) })
  }
  await setAside(deps, tx, payment)
  const inserted = await requirePayment(tx, payment.e2eid)
  const refund_after = new Date(now.getTime() + patienceMs)
  await changePayment(tx, inserted, { refund_after, ask_at: new Date(now.getTime() + hour) })
  await recordSeen(deps, tx, order, landed)
  await recordEvent(deps, tx, { order, kind: 'suspended', e2eid: payment.e2eid, details: { reason } })
  if (order === undefined || order.e2eid !== null) return
  await changeRecharge(tx, order, { reason, e2eid: payment.e2eid, paid_money: payment.amount, ask_at: null })
  await deps.wallet.announce(tx, { memberId: order.member_id, topic: 'recharges', payload: { id: order.id } })
}

async function requirePayment(tx: Tx, e2eid: string): Promise<PaymentRow> {
  const row = await lockPayment(tx, e2eid)
  if (row === undefined) throw new Error('A payment that is not written down')
  return row
}

async function setAside(deps: MoneyDeps, tx: Tx, payment: Payment): Promise<void> {
  const kept = await deps.wallet.keepUnowned(tx, {
    currency: 'BRL',
    key: `unowned:${payment.e2eid}`,
    amount: payment.amount,
    reference: payment.e2eid,
    psp: 'pix',
  })
  if (kept.status === 'refused') throw new Error(`A payment could not be set aside: ${kept.word}`)
}
