import { sql } from 'kysely'
import type { Tx } from '../database/transaction.ts'
import type { WalletDeps } from './deps.ts'
import { endGrant } from './grants.ts'
import { type HouseAccount, legs } from './legs.ts'
import { cancelLot } from './lots.ts'
import type { Outcome } from './outcome.ts'
import { post } from './post.ts'
import type { Currency } from './tables.ts'

interface TakeBack {
  readonly memberId: string
  readonly currency: Currency
  readonly key: string
  readonly amount: bigint
  readonly reference: string
  /** The cost that had paid it. */
  readonly cost: Extract<HouseAccount, `${string}_cost`>
}

/**
 * Takes a reward back whose recharge went back: cash covers what it can, the rest becomes debt. Once for its key.
 * Words: duplicate_mismatch, wallet_missing.
 */
export async function takeBackReward(deps: WalletDeps, tx: Tx, order: TakeBack): Promise<Outcome> {
  const { memberId, currency, key, amount, reference, cost } = order
  const heading = { memberId, currency, key, kind: 'reward_taken_back', reference }
  return post(deps, tx, { ...heading, request: [String(amount), cost] }, wallet => {
    const covered = wallet.cash < amount ? wallet.cash : amount
    return {
      legs: legs(
        { debit: 'cash', credit: cost, amount: covered, dim: reference },
        { debit: 'debt', credit: cost, amount: amount - covered, dim: reference },
      ),
    }
  })
}

/**
 * Undoes a bonus grant whose recharge went back: queued or active, it ends; converted, what it paid into cash is taken
 * back as `takeBackReward` does. Call it under the wallet's lock.
 */
export async function takeBackGrant(
  deps: WalletDeps,
  tx: Tx,
  order: { readonly memberId: string; readonly currency: Currency; readonly grantKey: string },
): Promise<void> {
  const { memberId, currency, grantKey } = order
  const grant = await tx
    .selectFrom('bonus_grant')
    .select(['id', 'status'])
    .where('member_id', '=', memberId)
    .where('key', '=', grantKey)
    .executeTakeFirst()
  if (grant === undefined) return
  if (grant.status === 'active') await endGrant(deps, tx, { memberId, currency, as: 'forfeited' })
  if (grant.status === 'queued') await forfeitQueued(tx, memberId, grant.id)
  if (grant.status !== 'converted') return
  const amount = await convertedOf(tx, memberId, grant.id)
  if (amount === 0n) return
  const key = `grant-back:${grant.id}`
  await takeBackReward(deps, tx, { memberId, currency, key, amount, reference: grant.id, cost: 'bonus_cost' })
}

async function forfeitQueued(tx: Tx, memberId: string, id: string): Promise<void> {
  await tx
    .updateTable('bonus_grant')
    .set({ status: 'forfeited' })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()
  await cancelLot(tx, memberId, `lot:grant:${id}`)
}

async function convertedOf(tx: Tx, memberId: string, grantId: string): Promise<bigint> {
  const { rows } = await sql<{ amount: bigint }>`
    SELECT coalesce(sum(l.amount), 0)::bigint AS amount FROM ledger_transaction t
    JOIN ledger_transfer l ON l.member_id = t.member_id AND l.transaction_id = t.id
    WHERE t.member_id = ${memberId} AND t.key = ${`convert:${grantId}`} AND l.debit = 'bonus' AND l.credit = 'cash'`.execute(
    tx,
  )
  return rows[0]?.amount ?? 0n
}
