import type * as z from 'zod/mini'
import { cancelRecharge } from '../../../../contract/cashier/order-calls.ts'
import { type Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import { runOnce } from '../../../platform/http/run-once.ts'
import { lockWallet } from '../../../wallet/post.ts'
import type { MoneyDeps, PaymentProvider } from '../providers/service.ts'
import { recordEvent } from './events.ts'
import { showRecharges } from './order-view.ts'
import { backOff } from './rules.ts'
import { settlePayment } from './settle.ts'
import { askRemovalAgain, changeRecharge, findRecharge, type RechargeRow } from './store.ts'

interface Asked {
  readonly memberId: string
  readonly key: string | undefined
  readonly body: z.output<typeof cancelRecharge.body>
}

/**
 * The member gives an order up while nothing has come for it. It ends at once, as one whose time is over; its charge is
 * taken back at the provider right after, and money that was on its way all the same is credited as always.
 */
export function cancelOrder(
  deps: MoneyDeps,
  { memberId, key, body }: Asked,
): Promise<z.output<typeof cancelRecharge.reply> | Refused> {
  return runOnce(deps, { endpoint: cancelRecharge, memberId, key, body }, async tx => {
    await lockWallet(tx, memberId, 'BRL')
    const order = await findRecharge(tx, memberId, { id: body.id })
    if (order === undefined) return refuse('not_found')
    const isOpen = order.state === 'pending' && order.e2eid === null && order.proof_at === null
    if (!isOpen) return refuse('order_not_open')
    const ask_at = order.method_type === 'pix' ? deps.clock.now() : null
    const ended = await changeRecharge(tx, order, { state: 'expired', reason: 'cancelled', ask_at })
    await recordEvent(deps, tx, { order, kind: 'cancelled' })
    await deps.wallet.announce(tx, { memberId, topic: 'recharges', payload: { id: order.id } })
    const [data] = await showRecharges(deps, tx, memberId, [ended])
    if (data === undefined) throw new Error('An order that is not shown')
    return { data }
  })
}

export const waitsForRemoval = ({ state, reason, method_type }: RechargeRow) =>
  state === 'expired' && reason === 'cancelled' && method_type === 'pix'

/** Takes the charge back until the provider has answered. Refused is a charge that was paid, or never was: it is looked at. */
export async function removeCharge(
  deps: MoneyDeps,
  provider: PaymentProvider,
  order: RechargeRow,
): Promise<void> {
  const removed = await provider.removeCharge(order.txid)
  const reply = removed.outcome === 'refused' ? await provider.findCharge(order.txid) : removed
  if (reply.outcome === 'unknown') {
    const at = new Date(deps.clock.now().getTime() + backOff(order.asks))
    return askRemovalAgain(deps.db, order, at)
  }
  if (reply.outcome === 'ok') {
    for (const payment of reply.value.payments) await settlePayment(deps, payment, 'poll')
  }
  return askRemovalAgain(deps.db, order, null)
}
