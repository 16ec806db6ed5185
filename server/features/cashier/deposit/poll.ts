import { transaction } from '../../../platform/database/transaction.ts'
import { processEach } from '../../../platform/workers/process-each.ts'
import { lockWallet } from '../../../wallet/post.ts'
import { keepAsNotice, type MoneyDeps, type Payment, type PaymentProvider } from '../providers/service.ts'
import { removeCharge, waitsForRemoval } from './cancel.ts'
import { type EventKind, recordEvent } from './events.ts'
import { findPaymentRow, finishSweep, takeSweep } from './payment-store.ts'
import { backOff } from './rules.ts'
import { settlePayment } from './settle.ts'
import { askAgain, changeRecharge, findRecharge, type RechargeRow, takeOrders } from './store.ts'

const minute = 60_000
const leaseMs = minute
const batch = 20
const sweepEveryMs = 3 * minute
/** Clocks differ, and a provider lists a payment a little after its time. */
const sweepBackMs = 60 * minute
/** The first sweep of a site looks back this far. */
const firstSweepMs = 24 * 60 * minute

/** Asks what became of the orders that are due: webhooks can stop for good. */
export async function workOrders(deps: MoneyDeps): Promise<void> {
  const now = deps.clock.now()
  const until = new Date(now.getTime() + leaseMs)
  const orders = await takeOrders(deps.db, { now, until, limit: batch })
  const work = async (order: RechargeRow) => {
    if (waitsForRemoval(order)) {
      if (deps.provider !== undefined) await removeCharge(deps, deps.provider, order)
    } else if (order.method_type === 'transfer') await end(deps, order, 'expired', 'expired')
    else if (deps.provider !== undefined) await askAbout(deps, deps.provider, order)
  }
  // One that fails comes again when its lease is over.
  await processEach(orders, work, {
    log: deps.log,
    what: 'an order could not be asked about; it is tried again',
    nameOf: order => order.id,
  })
}

async function askAbout(deps: MoneyDeps, provider: PaymentProvider, order: RechargeRow): Promise<void> {
  const reply = await provider.findCharge(order.txid)
  const now = deps.clock.now()
  const isOver = order.expires_at <= now
  if (reply.outcome === 'unknown') return askAgain(deps.db, order, nextAsk(order, now))
  if (reply.outcome === 'refused') {
    // The provider never heard of it: its code was never shown to anybody.
    return isOver
      ? end(deps, order, 'failed', 'provider_unavailable')
      : askAgain(deps.db, order, nextAsk(order, now))
  }
  const { payments, pixCode, expiresAt } = reply.value
  for (const payment of payments) await settlePayment(deps, payment, 'poll')
  if (payments.length > 0) return askAgain(deps.db, order, null)
  if (expiresAt <= now) return end(deps, order, 'expired', 'expired')
  if (order.pix_code === null && pixCode !== undefined) await showCode(deps, order, pixCode, expiresAt)
  return askAgain(deps.db, order, nextAsk({ ...order, expires_at: expiresAt }, now))
}

/** Ever more seldom, and once right after its end. */
function nextAsk({ asks, expires_at }: RechargeRow, now: Date): Date {
  const usual = now.getTime() + backOff(asks)
  const atEnd = expires_at.getTime() + 1_000
  return new Date(atEnd > now.getTime() ? Math.min(usual, atEnd) : usual)
}

function end(
  deps: MoneyDeps,
  order: RechargeRow,
  state: 'expired' | 'failed',
  reason: string,
): Promise<void> {
  return changePending(deps, order, state, { state, reason, ask_at: null })
}

function showCode(deps: MoneyDeps, order: RechargeRow, pix_code: string, expires_at: Date): Promise<void> {
  return changePending(deps, order, 'charge_made', { pix_code, expires_at })
}

async function changePending(
  deps: MoneyDeps,
  { member_id, id }: RechargeRow,
  kind: EventKind,
  change: Parameters<typeof changeRecharge>[2],
): Promise<void> {
  await transaction(
    deps.db,
    async tx => {
      await lockWallet(tx, member_id, 'BRL')
      const order = await findRecharge(tx, member_id, { id })
      if (order?.state !== 'pending' || order.e2eid !== null || order.proof_at !== null) return
      await changeRecharge(tx, order, change)
      await recordEvent(deps, tx, { order, kind })
      await deps.wallet.announce(tx, { memberId: member_id, topic: 'recharges', payload: { id } })
    },
    { keyed: true },
  )
  deps.pokeOutbox()
}

/**
 * Reconciles with the provider's own list of what came in, so that nothing depends on notices alone. A payment that
 * cannot be settled holds up none of the others: it is kept like a notice, and tried again as one.
 */
export async function sweepPayments(deps: MoneyDeps, provider: PaymentProvider): Promise<void> {
  const now = deps.clock.now()
  const inMs = (milliseconds: number) => new Date(now.getTime() + milliseconds)
  const swept = await takeSweep(deps.db, { now, nextAt: inMs(sweepEveryMs), startAt: inMs(-firstSweepMs) })
  if (swept === undefined) return
  const from = new Date(swept.getTime() - sweepBackMs)
  for (let page = 0, hasMore = true; hasMore; page += 1) {
    const reply = await provider.listPayments({ from, to: now, page })
    if (reply.outcome !== 'ok') return
    const failed = await processEach(reply.value.payments, payment => settleUnknown(deps, payment), {
      log: deps.log,
      what: 'a payment on the provider’s list could not be settled; it is tried again',
      nameOf: payment => payment.e2eid,
    })
    for (const { e2eid } of failed) await keepAsNotice(deps, 'pix', e2eid)
    hasMore = reply.value.hasMore
  }
  await finishSweep(deps.db, now)
}

async function settleUnknown(deps: MoneyDeps, payment: Payment): Promise<void> {
  const known = await findPaymentRow(deps.db, payment.e2eid)
  const isDisputed = known?.state === 'credited' && payment.refunds.some(refund => refund.state !== 'refused')
  if (known === undefined || isDisputed) await settlePayment(deps, payment, 'sweep')
}
