import { sql } from 'kysely'
import type { MovementKind } from '../../contract/cashier/order-words.ts'
import type { Currency, WalletRow } from '../platform/database/tables.ts'
import type { Tx } from '../platform/database/transaction.ts'
import type { WalletDeps } from './deps.ts'
import { isCovered, type Leg, toSql } from './legs.ts'
import { type Outcome, type PostingRow, type RefusalWord, refused, toOutcome } from './outcome.ts'
import { hashRequest } from './request-hash.ts'

/** Of a member's real money, of play money, and of what nobody owns yet. */
export type PostedKind = MovementKind | `reward_${string}` | 'play_money' | 'unowned_in' | 'unowned_back'

export interface Order {
  readonly memberId: string
  readonly currency: Currency
  /** The business key: the same cause pays once for ever, whatever a caller does. */
  readonly key: string
  readonly kind: PostedKind
  readonly reference: string
  /** What the key stands for; the same key with other parts is refused as `duplicate_mismatch`. */
  readonly request: readonly string[]
  /** The cause is unique on the whole site, not only for this member. */
  readonly isGlobal?: boolean
}

export type Decision = { readonly legs: readonly Leg[] } | { readonly refuse: RefusalWord }

/**
 * Posts one transaction: locks the wallet, answers a replay, lets `decide` look at the locked wallet, writes.
 * Refuses `insufficient_balance` if a column would fall under zero. Run it inside `transaction(…)`.
 */
export async function post(
  deps: WalletDeps,
  tx: Tx,
  order: Order,
  decide: (wallet: WalletRow) => Decision | Promise<Decision>,
): Promise<Outcome> {
  const { memberId, currency, key, kind, reference } = order
  const wallet = await lockWallet(tx, memberId, currency)
  if (wallet === undefined) return refused('wallet_missing')
  const hash = hashRequest(deps.hashSecret, [kind, currency, ...order.request])
  const seen = await findReplay(tx, memberId, key, hash)
  if (seen !== undefined) return seen
  if (order.isGlobal === true && !(await claimRoute(tx, key, memberId))) return refused('key_taken')
  const decision = await decide(wallet)
  if ('refuse' in decision) return refused(decision.refuse)
  if (!isCovered(wallet, decision.legs)) return refused('insufficient_balance')
  const { rows } =
    await sql<PostingRow>`SELECT * FROM ledger_write(${memberId}, ${currency}, ${deps.newId()}, ${key},
    ${hash}, ${kind}, ${reference}, ${toSql(decision.legs)}, ${deps.clock.now()})`.execute(tx)
  return toOutcome(rows[0])
}

/** Takes the member's mutex for the rest of the transaction. */
export async function lockWallet(
  tx: Tx,
  memberId: string,
  currency: Currency,
): Promise<WalletRow | undefined> {
  return tx
    .selectFrom('wallet')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

async function findReplay(tx: Tx, memberId: string, key: string, hash: Buffer): Promise<Outcome | undefined> {
  const { rows } = await sql<
    PostingRow | { word: null }
  >`SELECT * FROM ledger_replay(${memberId}, ${key}, ${hash})`.execute(tx)
  const [row] = rows
  return row === undefined || row.word === null ? undefined : toOutcome(row)
}

async function claimRoute(tx: Tx, key: string, memberId: string): Promise<boolean> {
  await tx
    .insertInto('ledger_route')
    .values({ key, member_id: memberId })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const route = await tx
    .selectFrom('ledger_route')
    .select('member_id')
    .where('key', '=', key)
    .executeTakeFirst()
  return route?.member_id === memberId
}
