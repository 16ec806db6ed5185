import { formatCentavos } from '../../../contract/centavos.ts'
import type { Tx } from '../../database/transaction.ts'
import { notify } from '../information/service.ts'
import type { MoneyDeps, Payment } from '../payment-provider/service.ts'
import { noteRechargeGone } from '../promotions/service.ts'
import { noteRecharge } from '../vip/service.ts'
import { noteEvent } from './events.ts'
import type { PaymentRow } from './payment-store.ts'
import { changeRecharge, findRecharge } from './store.ts'

/** The payer's bank took a credited payment back (MED, `../facts/brazil.md` 3.2): what was played of it becomes debt. */
export async function clawBackDisputed(
  deps: MoneyDeps,
  tx: Tx,
  known: PaymentRow,
  refunds: Payment['refunds'],
): Promise<void> {
  const taken = refunds.filter(refund => refund.state === 'done')
  if (taken.length === 0 || known.member_id === null) return
  // Asked for by nobody here: a credited payment is never refunded by us.
  for (const { id, amount } of taken) {
    const clawed = await deps.wallet.clawBack(tx, {
      memberId: known.member_id,
      currency: 'BRL',
      depositKey: `pix:${known.e2eid}`,
      key: `clawback:${known.e2eid}:${id}`,
      amount,
      psp: 'pix',
    })
    if (clawed.status === 'refused') throw new Error(`A dispute could not be posted: ${clawed.word}`)
    if (clawed.replayed) continue
    await noteRecharge(deps, tx, known.member_id, -amount)
    await noteRechargeGone(deps, tx, { memberId: known.member_id, depositKey: `pix:${known.e2eid}`, amount })
    await tell(deps, tx, known.member_id, known.e2eid, amount)
  }
}

async function tell(deps: MoneyDeps, tx: Tx, memberId: string, e2eid: string, amount: bigint): Promise<void> {
  const order = await findRecharge(tx, memberId, { e2eid })
  if (order === undefined) return
  await changeRecharge(tx, order, { state: 'refunded', reason: 'disputed' })
  await noteEvent(deps, tx, { order, kind: 'disputed', e2eid, details: { money: String(amount) } })
  await deps.wallet.announce(tx, { memberId, topic: 'recharges', payload: { id: order.id } })
  await notify(deps, tx, {
    memberId,
    kind: 'recharge_disputed',
    details: { money: formatCentavos(amount), order_no: order.order_no },
    link: '/rechargeRecord',
  })
}
