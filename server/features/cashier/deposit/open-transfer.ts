import type { Tx } from '../../../platform/database/transaction.ts'
import { Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import { lockWallet } from '../../../wallet/post.ts'
import { readIdentity } from '../../auth/service.ts'
import type { MoneyDeps } from '../providers/service.ts'
import { refuseOrderer } from './admit-depositor.ts'
import { recordEvent } from './events.ts'
import { newOrder } from './new-order.ts'
import type { Method } from './rules.ts'
import { insertRecharge, type RechargeRow } from './store.ts'

const hour = 3_600_000

interface Intent {
  readonly memberId: string
  readonly method: Method
  readonly money: bigint
  readonly description: string
}

/** A transfer by hand: an order that tells the operator's account and waits for its proof. No provider has a part in it. */
export async function openTransfer(deps: MoneyDeps, tx: Tx, intent: Intent): Promise<RechargeRow | Refused> {
  const { collection, transferHours } = deps.config.money.deposit
  if (collection === undefined) return refuse('payment_method_unknown')
  const { memberId, money } = intent
  const wallet = await lockWallet(tx, memberId, 'BRL')
  const person = await readIdentity(deps, tx, memberId)
  const refused = await refuseOrderer(deps, tx, { memberId, money, person, wallet })
  if (refused instanceof Refused) return refused
  const expiresAt = new Date(deps.clock.now().getTime() + transferHours * hour)
  const order = newOrder(deps, intent, { callKey: null, expiresAt, askAt: expiresAt, collection })
  const row = await insertRecharge(tx, order)
  await recordEvent(deps, tx, { order: row, kind: 'ordered', details: { money: String(money) } })
  await deps.wallet.announce(tx, { memberId, topic: 'recharges', payload: { id: row.id } })
  return row
}
