import type { Tx } from '../../../platform/database/transaction.ts'
import type { MoneyDeps, Payment } from '../providers/service.ts'
import { recordEvent } from './events.ts'
import type { ReceivedPayment } from './received-payment.ts'
import { orderNumber } from './rules.ts'
import { changeRecharge, insertRecharge, type RechargeRow } from './store.ts'

type Ending = Pick<RechargeRow, 'state' | 'reason' | 'fee' | 'paid_at'>

/**
 * Writes into the member's record what became of a payment. The first one ends the order; each further payment of the
 * same code is a record of its own, for each is a deposit of its own.
 */
export async function recordPayment(
  deps: MoneyDeps,
  tx: Tx,
  order: RechargeRow,
  payment: Payment,
  ending: Ending,
): Promise<RechargeRow> {
  const change = { ...ending, paid_money: payment.amount, e2eid: payment.e2eid, ask_at: null }
  const row =
    order.e2eid === null || order.e2eid === payment.e2eid
      ? await changeRecharge(tx, order, change)
      : await insertRecharge(tx, { ...order, ...furtherOrder(deps, payment), ...change })
  await deps.wallet.announce(tx, { memberId: row.member_id, topic: 'recharges', payload: { id: row.id } })
  return row
}

/** The first word of a payment, however it came; a later one about the same payment says nothing new. */
export async function recordSeen(
  deps: MoneyDeps,
  tx: Tx,
  order: RechargeRow | undefined,
  { payment, known, source }: ReceivedPayment,
): Promise<void> {
  if (known !== undefined) return
  const details = { source, money: String(payment.amount), paid_at: payment.paidAt.toISOString() }
  await recordEvent(deps, tx, { order, kind: 'payment_seen', e2eid: payment.e2eid, details })
}

function furtherOrder(deps: MoneyDeps, payment: Payment) {
  const id = deps.ids()
  const now = deps.clock.now()
  return { id, call_key: null, order_no: orderNumber('R', id, now), money: payment.amount, created_at: now }
}
