import type * as z from 'zod/mini'
import { type rechargeList, rechargeOnline } from '../../../../contract/cashier/money.ts'
import { formatCentavos } from '../../../../contract/centavos.ts'
import type { Language } from '../../../../contract/language.ts'
import { readMemberList } from '../../../platform/database/member-list.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { Refused, refuse, refuseFields } from '../../../platform/http/answers/refuse.ts'
import { runOnce } from '../../../platform/http/run-once.ts'
import type { MoneyDeps } from '../providers/service.ts'
import { askRefundAgain } from './disputes/ask-refund.ts'
import { sweepInfractions } from './disputes/infractions.ts'
import { workPayments } from './disputes/refunds.ts'
import { readEvents, recordEvent } from './events.ts'
import { openOrder } from './open-order.ts'
import { openTransfer } from './open-transfer.ts'
import { readOrderToken, writeOrderToken } from './order-token.ts'
import { showRecharges, toMethod } from './order-view.ts'
import { sweepPayments, workOrders } from './poll.ts'
import * as proof from './proof.ts'
import { proofOf } from './proof-store.ts'
import { confirmTransfer, refuseTransfer } from './review.ts'
import type { Method } from './rules.ts'
import { settlePayment } from './settle.ts'
import { changeRecharge, findRecharge, findRechargeById, listMethods, type RechargeRow } from './store.ts'

/** The ways to pay that are open now. */
async function openMethods(deps: MoneyDeps): Promise<readonly Method[]> {
  const { collection } = deps.config.money.deposit
  const methods = await listMethods(deps.db)
  const allowed = deps.config.regime.payments.methods
  return methods.filter(
    one => allowed.includes(one.id) && (one.type !== 'transfer' || collection !== undefined),
  )
}

/** The ways to deposit that are open, each with its bounds in centavos. */
export async function readMethods(deps: MoneyDeps, language: Language) {
  const { collection } = deps.config.money.deposit
  return (await openMethods(deps)).map(method => toMethod(method, { language, collection }))
}

interface Asked {
  readonly memberId: string
  readonly key: string | undefined
  readonly body: z.output<typeof rechargeOnline.body>
}

type Ordered = z.output<typeof rechargeOnline.reply>

/**
 * Makes an order and its PIX charge. The order is stored before the provider is asked, under the caller's key, so that
 * a lost answer, ours or the provider's, finds the same order and the same charge again.
 */
export async function orderRecharge(deps: MoneyDeps, asked: Asked): Promise<Ordered | Refused> {
  const { memberId, key, body } = asked
  const call = { endpoint: rechargeOnline, memberId, key, body }
  const method = (await openMethods(deps)).find(one => one.id === body.payment_id)
  const invalid = refuseOrder(body, method)
  if (invalid !== undefined || method === undefined) {
    return runOnce(deps, call, async () => invalid ?? refuse('payment_method_unknown'))
  }
  const intent = { memberId, key, method, money: body.money, description: body.payment_desc ?? '' }
  if (method.type === 'transfer') {
    return runOnce(deps, call, async tx => {
      const row = await openTransfer(deps, tx, intent)
      return row instanceof Refused ? row : toOrdered(deps, tx, row)
    })
  }
  const opened = await openOrder(deps, intent)
  switch (opened.state) {
    case 'unavailable':
      // Not kept as the key's answer: the same key may try again, and finds its order.
      return refuse('payment_provider_unavailable', { httpHeaders: { 'retry-after': '5' } })
    case 'refused':
      return runOnce(deps, call, async () => opened.refused)
    case 'known':
      return runOnce(deps, call, async () => refuse('idempotency_mismatch'))
    case 'ready':
      return runOnce(deps, call, async tx => {
        const row = await findRecharge(tx, memberId, { id: opened.order.id })
        if (row === undefined) throw new Error('An order that is gone')
        const isNew = row.pix_code === null && row.state === 'pending'
        const shown = isNew
          ? await changeRecharge(tx, row, { pix_code: opened.pixCode, expires_at: opened.expiresAt })
          : row
        if (isNew) await recordEvent(deps, tx, { order: row, kind: 'charge_made' })
        await deps.wallet.announce(tx, { memberId, topic: 'recharges', payload: { id: row.id } })
        return toOrdered(deps, tx, shown)
      })
  }
}

async function toOrdered(deps: MoneyDeps, tx: Tx, row: RechargeRow): Promise<Ordered> {
  const [order] = await showRecharges(deps, tx, row.member_id, [row])
  if (order === undefined) throw new Error('An order that is not shown')
  const order_token = writeOrderToken(deps.secrets, { memberId: row.member_id, id: row.id })
  return { pay_url: order.pay_url, data: { order, order_token } }
}

function refuseOrder(body: Asked['body'], method: Method | undefined): Refused | undefined {
  if (method === undefined || method.type !== body.payment_type) return refuse('payment_method_unknown')
  if (body.money < method.min) {
    return refuse('amount_below_minimum', { details: { minimum: formatCentavos(method.min) } })
  }
  if (body.money > method.max) {
    return refuse('amount_above_maximum', { details: { maximum: formatCentavos(method.max) } })
  }
  return undefined
}

/** One order, by the token that its device keeps. */
export async function readOrderByToken(deps: MoneyDeps, token: string) {
  const order = readOrderToken(deps.secrets, token)
  const row = order && (await findRecharge(deps.db, order.memberId, { id: order.id }))
  const [data] = row === undefined ? [] : await showRecharges(deps, deps.db, row.member_id, [row])
  return data === undefined ? refuse('not_found') : { data }
}

/** The member's deposits, newest first, by cursor or only what changed since a version. */
export async function readRecharges(
  deps: MoneyDeps,
  memberId: string,
  ask: z.output<typeof rechargeList.body>,
): Promise<z.output<typeof rechargeList.reply> | Refused> {
  const page = await readMemberList<RechargeRow>(deps.db, 'recharge', memberId, ask)
  if (page === undefined) return refuseFields({ cursor: ['invalid'] })
  return { data: await showRecharges(deps, deps.db, memberId, page.rows), ...page.state }
}

/** One of the files that the member sent as a proof, opened: part of what we hold of them. */
export function readOwnProof(deps: Pick<MoneyDeps, 'db' | 'secrets'>, memberId: string, at: number) {
  return proof.readOwnProof(deps, memberId, at)
}

/** What the back office decides about transfers by hand and money on its way back, and what it reads of both. */
export const admin = {
  confirmTransfer,
  refuseTransfer,
  askRefundAgain,
  readEvents,
  proofOf,
  /** The proof of an order, opened. */
  openProof: async (deps: MoneyDeps, tx: Tx, id: string) => {
    const row = await findRechargeById(tx, id)
    return row && proof.openProof(deps, tx, row)
  },
}

/** A notice named this payment: asks the provider whether it is true. `false`: no answer now. */
export async function settleNotified(deps: MoneyDeps, e2eid: string): Promise<boolean> {
  const reply = await deps.provider?.findPayment(e2eid)
  if (reply === undefined || reply.outcome === 'unknown') return false
  if (reply.outcome === 'ok') await settlePayment(deps, reply.value, 'notice')
  else deps.log.warn({ e2eid }, 'a notice named a payment that the provider does not know')
  return true
}

/** Everything about deposits that is due now. */
export async function workRecharges(deps: MoneyDeps): Promise<void> {
  await workOrders(deps)
  if (deps.provider === undefined) return
  await workPayments(deps, deps.provider)
  await sweepPayments(deps, deps.provider)
  await sweepInfractions(deps, deps.provider)
}
