import { type Tx, transaction } from '../../database/transaction.ts'
import { type Refused, refuse } from '../../http/refuse.ts'
import { clientKey, findCall } from '../../wallet/calls.ts'
import { lockWallet } from '../../wallet/post.ts'
import { type Identity, readIdentity } from '../auth/service.ts'
import type { MoneyDeps } from '../payment-provider/service.ts'
import { type Method, orderNumber } from './rules.ts'
import { findRecharge, insertRecharge, insertRoute, type RechargeRow } from './store.ts'

interface Wish {
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
export async function openOrder(deps: MoneyDeps, wish: Wish): Promise<Opened> {
  const { provider, config } = deps
  if (provider === undefined || config.pix === undefined) return { state: 'unavailable' }
  const person = await readIdentity(deps, deps.db, wish.memberId)
  const stored = await transaction(deps.db, tx => storeOrder(deps, tx, wish, person), { keyed: true })
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
    return { state: 'unavailable' }
  }
  return { state: 'ready', order, pixCode: reply.value.pixCode, expiresAt: reply.value.expiresAt }
}

type Stored =
  | { readonly state: 'stored'; readonly order: RechargeRow }
  | Extract<Opened, { state: 'refused' | 'known' }>

async function storeOrder(
  deps: MoneyDeps,
  tx: Tx,
  wish: Wish,
  person: Identity | undefined,
): Promise<Stored> {
  const { memberId } = wish
  const wallet = await lockWallet(tx, memberId, 'BRL')
  const callKey = wish.key === undefined ? null : clientKey(wish.key)
  if (callKey !== null) {
    const fate = await findCall(tx, { memberId, key: callKey })
    const order = await findRecharge(tx, memberId, { callKey })
    // An order that was stored and an answer that was not: its first caller is waiting, or was lost on the way.
    if (order !== undefined && (fate.state !== 'unknown' || order.money === wish.money))
      return { state: 'stored', order }
    if (order !== undefined || fate.state !== 'unknown') return { state: 'known' }
  }
  const isBlocked = wallet?.play_blocked_until != null && wallet.play_blocked_until > deps.clock.now()
  const refused = refuseDepositor(person, isBlocked)
  if (refused !== undefined) return { state: 'refused', refused }
  const row = newOrder(deps, wish, callKey)
  await insertRoute(tx, row)
  return { state: 'stored', order: await insertRecharge(tx, row) }
}

/** Limits are checked here and again when the money lands (`../design/ledger.md`, Flows). */
function refuseDepositor(person: Identity | undefined, isBlocked: boolean): Refused | undefined {
  if (person === undefined || person.cpf === null) return refuse('deposits_closed')
  if (person.status === 'frozen') return refuse('account_frozen')
  if (person.status === 'closed') return refuse('account_closed')
  return isBlocked ? refuse('deposits_closed') : undefined
}

function newOrder(deps: MoneyDeps, { memberId, method, money, description }: Wish, callKey: string | null) {
  const id = deps.ids()
  const now = deps.clock.now()
  const inMs = (milliseconds: number) => new Date(now.getTime() + milliseconds)
  return {
    member_id: memberId,
    id,
    call_key: callKey,
    order_no: orderNumber('R', id, now),
    method_id: method.id,
    method_type: method.type,
    description,
    money,
    paid_money: null,
    fee: 0n,
    state: 'pending',
    reason: null,
    // API Pix: 26 to 35 letters and digits.
    txid: id.replaceAll('-', ''),
    e2eid: null,
    pix_code: null,
    created_at: now,
    expires_at: inMs((deps.config.pix?.chargeSeconds ?? 900) * 1000),
    paid_at: null,
    ask_at: inMs(firstAskMs),
  } as const
}
