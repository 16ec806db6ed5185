import { type Tx, transaction } from '../../../platform/database/transaction.ts'
import type { Refused } from '../../../platform/http/answers/refuse.ts'
import { clientKey, findCall } from '../../../platform/http/idempotency.ts'
import { lockWallet } from '../../../wallet/post.ts'
import { type Identity, readIdentity } from '../../auth/service.ts'
import type { MoneyDeps, PaymentProvider } from '../providers/service.ts'
import { refuseOrderer } from './admit-depositor.ts'
import { recordEvent } from './events.ts'
import { newOrder } from './new-order.ts'
import type { Method } from './rules.ts'
import { findRecharge, insertRecharge, insertRoute, type RechargeRow } from './store.ts'

interface Intent {
  readonly memberId: string
  readonly key: string | undefined
  readonly method: Method
  readonly money: bigint
  readonly description: string
}

type Opened =
  | {
      readonly state: 'ready'
      readonly order: RechargeRow
      readonly pixCode: string
      readonly expiresAt: Date
    }
  | { readonly state: 'refused'; readonly refused: Refused }
  /** The key has its answer already. */
  | { readonly state: 'known' }
  | { readonly state: 'unavailable' }

/** How long the poller leaves a new order alone: the caller is being answered. */
const firstAskMs = 5_000

/** Stores the order, then asks for its charge; what the same key stored before is gone on with. */
export async function openOrder(deps: MoneyDeps, intent: Intent): Promise<Opened> {
  const { provider, config } = deps
  if (provider === undefined || config.pix === undefined) return { state: 'unavailable' }
  const person = await readIdentity(deps, deps.db, intent.memberId)
  const stored = await transaction(deps.db, tx => storeOrder(deps, tx, intent, person), { keyed: true })
  if (stored.state !== 'stored') return stored
  const { order } = stored
  if (order.pix_code !== null || order.state !== 'pending') {
    return { state: 'ready', order, pixCode: order.pix_code ?? '', expiresAt: order.expires_at }
  }
  const reply = await provider.putCharge({
    txid: order.txid,
    amount: order.money,
    lifeSeconds: config.pix.chargeSeconds,
    payer: { cpf: person?.cpf ?? '', name: person?.realname ?? '' },
    description: `Recarga ${order.order_no}`,
  })
  if (reply.outcome !== 'ok' || reply.value.pixCode === undefined) {
    deps.log.warn({ order: order.id, reply: reply.outcome }, 'the provider made no charge')
    const details = { outcome: reply.outcome, cause: causeOf(reply) }
    await transaction(deps.db, tx => recordEvent(deps, tx, { order, kind: 'charge_failed', details }))
    return { state: 'unavailable' }
  }
  return { state: 'ready', order, pixCode: reply.value.pixCode, expiresAt: reply.value.expiresAt }
}

function causeOf(reply: Awaited<ReturnType<PaymentProvider['putCharge']>>): string {
  if (reply.outcome === 'unknown') return reply.cause
  return reply.outcome === 'refused' ? reply.problem.type : 'no_code'
}

type Stored =
  | { readonly state: 'stored'; readonly order: RechargeRow }
  | Extract<Opened, { state: 'refused' | 'known' }>

async function storeOrder(
  deps: MoneyDeps,
  tx: Tx,
  intent: Intent,
  person: Identity | undefined,
): Promise<Stored> {
  const { memberId } = intent
  const wallet = await lockWallet(tx, memberId, 'BRL')
  const callKey = intent.key === undefined ? null : clientKey(intent.key)
  if (callKey !== null) {
    const fate = await findCall(tx, { memberId, key: callKey })
    const order = await findRecharge(tx, memberId, { callKey })
    // An order that was stored and an answer that was not: its first caller is waiting, or was lost on the way.
    if (order !== undefined && (fate.state !== 'unknown' || order.money === intent.money))
      return { state: 'stored', order }
    if (order !== undefined || fate.state !== 'unknown') return { state: 'known' }
  }
  const refused = await refuseOrderer(deps, tx, { memberId, money: intent.money, person, wallet })
  if (refused !== undefined) return { state: 'refused', refused }
  const inMs = (milliseconds: number) => new Date(deps.clock.now().getTime() + milliseconds)
  const expiresAt = inMs((deps.config.pix?.chargeSeconds ?? 900) * 1000)
  const row = newOrder(deps, intent, { callKey, expiresAt, askAt: inMs(firstAskMs), collection: null })
  await insertRoute(tx, row)
  const order = await insertRecharge(tx, row)
  await recordEvent(deps, tx, { order, kind: 'ordered', details: { money: String(order.money) } })
  return { state: 'stored', order }
}
