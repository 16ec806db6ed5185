import { type Tx, transaction } from '../../../../platform/database/transaction.ts'
import { processEach } from '../../../../platform/workers/process-each.ts'
import type { MoneyDeps, PaymentProvider } from '../../providers/service.ts'
import { type EventKind, recordEvent } from '../events.ts'
import { changePayment, lockPayment, type PaymentRow, takePayments } from '../payment-store.ts'
import { backOff, refundId } from '../rules.ts'
import { settlePayment } from '../settle.ts'
import { touchRecharge } from '../store.ts'

const leaseMs = 60_000
const batch = 20
/** A payer's bank that refuses so often will not change its mind: a person looks. */
const mostAttempts = 5

/** Sends back what is on its way back, and asks again who paid what nobody owns yet and what became of a dispute. */
export async function workPayments(deps: MoneyDeps, provider: PaymentProvider): Promise<void> {
  const now = deps.clock.now()
  const until = new Date(now.getTime() + leaseMs)
  const rows = await takePayments(deps.db, { now, until, limit: batch })
  const work = (row: PaymentRow) =>
    row.state === 'refunding' ? pushRefund(deps, provider, row) : askAgain(deps, provider, row)
  await processEach(rows, work, {
    log: deps.log,
    what: 'a payment on its way back could not be worked on; it is tried again',
    nameOf: row => row.e2eid,
  })
}

async function askAgain(deps: MoneyDeps, provider: PaymentProvider, row: PaymentRow): Promise<void> {
  const reply = await provider.findPayment(row.e2eid)
  if (reply.outcome === 'ok') await settlePayment(deps, reply.value, 'recheck')
  else await changePayment(deps.db, row, { ask_at: later(deps, row) })
}

/** Looks before it asks again: providers disagree on a repeated refund (API Pix, issue 277). */
async function pushRefund(deps: MoneyDeps, provider: PaymentProvider, row: PaymentRow): Promise<void> {
  const id = refundId(row.e2eid, row.refund_attempt)
  const found = await provider.findRefund(row.e2eid, id)
  const isNew = found.outcome === 'refused' && found.problem.status === 404
  const reply = isNew ? await provider.putRefund(row.e2eid, id, row.amount) : found
  if (reply.outcome === 'unknown') return changePayment(deps.db, row, { ask_at: later(deps, row) })
  if (isNew && reply.outcome === 'ok') await step(deps, row, 'refund_asked')
  if (reply.outcome === 'refused') return giveUp(deps, row, reply.problem.type)
  switch (reply.value.state) {
    case 'under_way':
      return changePayment(deps.db, row, { ask_at: later(deps, row) })
    case 'done':
      return finish(deps, row)
    case 'refused':
      return tryAnew(deps, row)
  }
}

async function tryAnew(deps: MoneyDeps, row: PaymentRow): Promise<void> {
  if (row.refund_attempt >= mostAttempts) return giveUp(deps, row, 'NAO_REALIZADO')
  await step(deps, row, 'refund_refused')
  const refund_attempt = row.refund_attempt + 1
  return changePayment(deps.db, row, { refund_attempt, ask_at: later(deps, row) })
}

/** The money stays in suspense, in the books and in sight. */
async function giveUp(deps: MoneyDeps, row: PaymentRow, why: string): Promise<void> {
  deps.log.error({ e2eid: row.e2eid, why }, 'a refund was refused by the provider; somebody has to look')
  await step(deps, row, 'refund_stuck', { why })
  return changePayment(deps.db, row, { state: 'stuck', ask_at: null })
}

async function finish(deps: MoneyDeps, { e2eid }: PaymentRow): Promise<void> {
  await transaction(
    deps.db,
    async tx => {
      const row = await lockPayment(tx, e2eid)
      if (row?.state !== 'refunding') return
      const back = { currency: 'BRL', amount: row.amount, reference: e2eid, psp: 'pix' } as const
      const returned = await deps.wallet.returnUnowned(tx, { ...back, key: `unowned-back:${e2eid}` })
      if (returned.status === 'refused') throw new Error(`A refund could not be posted: ${returned.word}`)
      await changePayment(tx, row, { state: 'refunded', ask_at: null })
      await recordStep(deps, tx, row, 'refund_done')
    },
    { keyed: true },
  )
  deps.pokeOutbox()
}

async function step(
  deps: MoneyDeps,
  row: PaymentRow,
  kind: EventKind,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  await transaction(deps.db, tx => recordStep(deps, tx, row, kind, more))
  deps.pokeOutbox()
}

/** Records a step of a refund and announces it to its member like any change of the order: as a new version of their list. */
export async function recordStep(
  deps: MoneyDeps,
  tx: Tx,
  { e2eid, member_id, recharge_id, refund_attempt }: PaymentRow,
  kind: EventKind,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const isOwned = member_id !== null && recharge_id !== null
  const order = isOwned ? { member_id, id: recharge_id } : undefined
  await recordEvent(deps, tx, { order, kind, e2eid, details: { attempt: refund_attempt, ...more } })
  if (order === undefined) return
  await touchRecharge(tx, order)
  await deps.wallet.announce(tx, { memberId: order.member_id, topic: 'recharges', payload: { id: order.id } })
}

const later = (deps: MoneyDeps, row: PaymentRow) =>
  new Date(deps.clock.now().getTime() + Math.min(backOff(row.asks), row.asks < 5 ? 1_000 : 300_000))
