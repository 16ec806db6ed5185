import { formatCentavos } from '../../../../../contract/centavos.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { notify } from '../../../../platform/notifications/notify.ts'
import { noteRechargeGone } from '../../../promotions/service.ts'
import { recordRecharge } from '../../../vip/service.ts'
import type { MoneyDeps, Payment } from '../../providers/service.ts'
import { recordEvent } from '../events.ts'
import { changePayment, type PaymentRow } from '../payment-store.ts'
import { changeRecharge, findRecharge } from '../store.ts'
import { disputedNow } from './dispute-rules.ts'
import { disputedOf, readInfractions } from './infraction-store.ts'

const minute = 60_000

/**
 * Follows what the payer's bank does about a credited payment (MED). A refund under way that nobody of us asked for, or
 * an open infraction report, sets its amount aside at once; a refund that is done takes it, from cash, else as debt; one
 * that was turned down gives it back. Rule: `docs/operations/runbook.md#money`.
 */
export async function followDisputes(
  deps: MoneyDeps,
  tx: Tx,
  known: PaymentRow,
  { amount, refunds }: Pick<Payment, 'amount' | 'refunds'>,
): Promise<void> {
  const { member_id: memberId, e2eid } = known
  if (memberId === null) return
  const infractions = await readInfractions(tx, e2eid)
  const disputed = disputedNow({ amount, refunds, infractions }, deps.clock.now())
  await setAside(deps, tx, { ...known, member_id: memberId }, disputed)
  // Asked for by nobody here: a credited payment is never refunded by us.
  for (const { id, amount: taken } of refunds.filter(refund => refund.state === 'done'))
    await take(deps, tx, {
      memberId,
      e2eid,
      refundId: id,
      amount: taken,
      isWhole: takenOf(refunds) >= amount,
    })
  await changePayment(tx, known, askAgain(deps, known, disputed))
}

const takenOf = (refunds: Payment['refunds']) =>
  refunds.filter(refund => refund.state === 'done').reduce((sum, refund) => sum + refund.amount, 0n)

/** While something is disputed the payment is asked about again, ever more seldom: notices can stop for good. */
function askAgain({ clock }: MoneyDeps, { asks }: PaymentRow, disputed: bigint) {
  if (disputed === 0n) return { ask_at: null, asks: 0 }
  const waitMs = Math.min(minute * 2 ** Math.min(asks, 6), 60 * minute)
  return { ask_at: new Date(clock.now().getTime() + waitMs) }
}

type OwnedPayment = PaymentRow & { readonly member_id: string }

async function setAside(deps: MoneyDeps, tx: Tx, known: OwnedPayment, disputed: bigint): Promise<void> {
  const { member_id: memberId, e2eid } = known
  const depositKey = `pix:${e2eid}`
  const before = await disputedOf(tx, memberId, depositKey)
  if (before === 0n && disputed === 0n) return
  const moved = await deps.wallet.dispute(tx, { memberId, currency: 'BRL', depositKey, amount: disputed })
  if (moved?.status === 'refused') throw new Error(`A dispute could not be set aside: ${moved.word}`)
  if (before !== disputed) await notifyDisputed(deps, tx, { memberId, e2eid, before, disputed })
}

interface Change {
  readonly memberId: string
  readonly e2eid: string
  readonly before: bigint
  readonly disputed: bigint
}

async function notifyDisputed(deps: MoneyDeps, tx: Tx, change: Change): Promise<void> {
  const { memberId, e2eid, before, disputed } = change
  const order = await findRecharge(tx, memberId, { e2eid })
  if (order === undefined) return
  const isOpen = disputed > 0n
  await changeRecharge(tx, order, { reason: isOpen ? 'deposit_disputed' : null })
  const kind = isOpen ? 'dispute_opened' : 'dispute_ended'
  const details = { money: String(isOpen ? disputed : before) }
  await recordEvent(deps, tx, { order, kind, e2eid, details })
  await deps.wallet.announce(tx, { memberId, topic: 'recharges', payload: { id: order.id } })
  await notify(deps, tx, {
    memberId,
    kind: isOpen ? 'recharge_dispute_opened' : 'recharge_dispute_ended',
    details: { money: formatCentavos(isOpen ? disputed : before), order_no: order.order_no },
    link: '/rechargeRecord',
  })
}

interface Taken {
  readonly memberId: string
  readonly e2eid: string
  readonly refundId: string
  readonly amount: bigint
  /** Nothing of the payment is left. */
  readonly isWhole: boolean
}

async function take(deps: MoneyDeps, tx: Tx, taken: Taken): Promise<void> {
  const { memberId, e2eid, refundId, amount } = taken
  const depositKey = `pix:${e2eid}`
  const clawed = await deps.wallet.clawBack(tx, {
    memberId,
    currency: 'BRL',
    depositKey,
    key: `clawback:${e2eid}:${refundId}`,
    amount,
    psp: 'pix',
  })
  if (clawed.status === 'refused') throw new Error(`A dispute could not be posted: ${clawed.word}`)
  if (clawed.replayed) return
  await recordRecharge(deps, tx, memberId, -amount)
  await noteRechargeGone(deps, tx, { memberId, depositKey, amount })
  await notifyTaken(deps, tx, taken)
}

async function notifyTaken(
  deps: MoneyDeps,
  tx: Tx,
  { memberId, e2eid, amount, isWhole }: Taken,
): Promise<void> {
  const order = await findRecharge(tx, memberId, { e2eid })
  if (order === undefined) return
  await changeRecharge(tx, order, {
    state: isWhole ? 'refunded' : order.state,
    reason: isWhole ? 'disputed' : 'partly_disputed',
  })
  await recordEvent(deps, tx, { order, kind: 'disputed', e2eid, details: { money: String(amount) } })
  await deps.wallet.announce(tx, { memberId, topic: 'recharges', payload: { id: order.id } })
  await notify(deps, tx, {
    memberId,
    kind: 'recharge_disputed',
    details: { money: formatCentavos(amount), order_no: order.order_no },
    link: '/rechargeRecord',
  })
}
