import type * as z from 'zod/mini'
import { formatCentavos } from '../../../contract/centavos.ts'
import { type rechargeList, rechargeOnline } from '../../../contract/money.ts'
import { readMemberList } from '../../database/member-list.ts'
import { type Refused, refuse, refuseFields } from '../../http/refuse.ts'
import { runOnce } from '../../http/run-once.ts'
import type { MoneyDeps } from '../payment-provider/service.ts'
import { openOrder } from './open-order.ts'
import { readOrderToken, writeOrderToken } from './order-token.ts'
import { toMethod, toRecharge } from './order-view.ts'
import { sweepPayments, workOrders } from './poll.ts'
import { workPayments } from './refunds.ts'
import type { Method } from './rules.ts'
import { settlePayment } from './settle.ts'
import { changeRecharge, findRecharge, listMethods, type RechargeRow } from './store.ts'

export async function readMethods(deps: MoneyDeps) {
  return (await listMethods(deps.db)).map(toMethod)
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
  const method = (await listMethods(deps.db)).find(one => one.id === body.payment_id)
  const invalid = refuseOrder(body, method)
  if (invalid !== undefined || method === undefined) {
    return runOnce(deps, call, async () => invalid ?? refuse('payment_method_unknown'))
  }
  const opened = await openOrder(deps, {
    memberId,
    key,
    method,
    money: body.money,
    description: body.payment_desc ?? '',
  })
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
        await deps.wallet.announce(tx, { memberId, topic: 'recharges', payload: { id: row.id } })
        return toOrdered(deps, shown)
      })
  }
}

function toOrdered(deps: MoneyDeps, row: RechargeRow): Ordered {
  const order = toRecharge(row, deps.config)
  const order_token = writeOrderToken(deps.secrets, { memberId: row.member_id, id: row.id })
  return { pay_url: order.pay_url, data: { order, order_token } }
}

function refuseOrder(body: Asked['body'], method: Method | undefined): Refused | undefined {
  if (method === undefined || method.type !== 'pix') return refuse('payment_method_unknown')
  if (method.type !== body.payment_type) return refuse('payment_method_unknown')
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
  return row === undefined ? refuse('not_found') : { data: toRecharge(row, deps.config) }
}

export async function readRecharges(
  deps: MoneyDeps,
  memberId: string,
  ask: z.output<typeof rechargeList.body>,
): Promise<z.output<typeof rechargeList.reply> | Refused> {
  const page = await readMemberList<RechargeRow>(deps.db, 'recharge', memberId, ask)
  if (page === undefined) return refuseFields({ cursor: ['invalid'] })
  return { data: page.rows.map(row => toRecharge(row, deps.config)), ...page.state }
}

/** A notice named this payment: asks the provider whether it is true. `false`: no answer now. */
export async function settleNotified(deps: MoneyDeps, e2eid: string): Promise<boolean> {
  const reply = await deps.provider?.findPayment(e2eid)
  if (reply === undefined || reply.outcome === 'unknown') return false
  if (reply.outcome === 'ok') await settlePayment(deps, reply.value)
  else deps.log.warn({ e2eid }, 'a notice named a payment that the provider does not know')
  return true
}

/** Everything about deposits that is due now. */
export async function workRecharges(deps: MoneyDeps): Promise<void> {
  if (deps.provider === undefined) return
  await workOrders(deps, deps.provider)
  await workPayments(deps, deps.provider)
  await sweepPayments(deps, deps.provider)
}
