import type { Tx } from '../database/transaction.ts'
import type { WalletDeps } from './deps.ts'
import { legs } from './legs.ts'
import { grantLot } from './lots.ts'
import { type Outcome, refused } from './outcome.ts'
import { lockWallet, post } from './post.ts'
import type { Currency } from './tables.ts'

interface GrantTerms {
  readonly memberId: string
  readonly currency: Currency
  /** The business cause: `ftd:<member>`. */
  readonly key: string
  readonly amount: bigint
  /** Weighted stake that converts it. */
  readonly required: bigint
  readonly maxStake: bigint | null
  /** At most this much becomes cash. */
  readonly maxConversion: bigint | null
  /** Counted from when it becomes active. */
  readonly lastsSeconds: number
}

/**
 * Gives a bonus under frozen terms: active at once if no other is, else queued without money. Once for its key.
 * `activateNextGrant` starts the next of the queue.
 */
export async function grantBonus(
  deps: WalletDeps,
  tx: Tx,
  terms: GrantTerms,
): Promise<Outcome | { status: 'queued' }> {
  const { memberId, currency } = terms
  if ((await lockWallet(tx, memberId, currency)) === undefined) return refused('wallet_missing')
  await tx
    .insertInto('bonus_grant')
    .values({
      member_id: memberId,
      id: deps.newId(),
      currency,
      key: terms.key,
      amount: terms.amount,
      required: terms.required,
      max_stake: terms.maxStake,
      max_conversion: terms.maxConversion,
      lasts_seconds: terms.lastsSeconds,
      status: 'queued',
      created_at: deps.clock.now(),
      expires_at: null,
    })
    .onConflict(conflict => conflict.columns(['member_id', 'key']).doNothing())
    .execute()
  return (await activateNextGrant(deps, tx, memberId, currency)) ?? { status: 'queued' }
}

/** Starts the oldest queued grant if none is active; `undefined` if there is nothing to start. */
export async function activateNextGrant(
  deps: WalletDeps,
  tx: Tx,
  memberId: string,
  currency: Currency,
): Promise<Outcome | undefined> {
  await lockWallet(tx, memberId, currency)
  const waiting = await tx
    .selectFrom('bonus_grant')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .where('status', 'in', ['active', 'queued'])
    .orderBy('status')
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst()
  if (waiting === undefined || waiting.status === 'active') return undefined
  const expiresAt = new Date(deps.clock.now().getTime() + waiting.lasts_seconds * 1000)
  const { id, amount, required } = waiting
  const heading = { memberId, currency, key: `grant:${id}`, kind: 'bonus_granted', reference: id }
  const posted = await post(deps, tx, { ...heading, request: [String(amount)] }, () => ({
    legs: legs({ debit: 'bonus_cost', credit: 'bonus', amount, dim: id }),
  }))
  await tx
    .updateTable('bonus_grant')
    .set({ status: 'active', expires_at: expiresAt })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()
  const terms = {
    source: 'grant',
    key: `lot:${heading.key}`,
    required,
    counting: 'weighted',
    expiresAt,
  } as const
  await grantLot(deps, tx, { memberId, currency, grantId: id }, terms)
  return posted
}

/**
 * Ends the active grant without conversion: its money goes back to the house, late wins of its stakes too.
 * `undefined` if none is active.
 */
export async function endGrant(
  deps: WalletDeps,
  tx: Tx,
  order: { readonly memberId: string; readonly currency: Currency; readonly as: 'expired' | 'forfeited' },
): Promise<Outcome | undefined> {
  const { memberId, currency, as } = order
  await lockWallet(tx, memberId, currency)
  const ended = await tx
    .updateTable('bonus_grant')
    .set({ status: as })
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .where('status', '=', 'active')
    .returning('id')
    .executeTakeFirst()
  if (ended === undefined) return undefined
  await tx
    .updateTable('wagering_lot')
    .set({ status: as === 'expired' ? 'expired' : 'cancelled' })
    .where('member_id', '=', memberId)
    .where('grant_id', '=', ended.id)
    .where('status', '=', 'open')
    .execute()
  const heading = {
    memberId,
    currency,
    key: `grant-end:${ended.id}`,
    kind: `bonus_${as}`,
    reference: ended.id,
  }
  return post(deps, tx, { ...heading, request: [] }, wallet => ({
    legs: legs({ debit: 'bonus', credit: 'bonus_cost', amount: wallet.bonus, dim: ended.id }),
  }))
}
