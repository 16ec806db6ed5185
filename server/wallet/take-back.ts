import type { Currency } from '../platform/database/tables.ts'
import type { Tx } from '../platform/database/transaction.ts'
import type { WalletDeps } from './deps.ts'
import { endGrant } from './end-grant.ts'
import { legs, type OperatorAccount } from './legs.ts'
import type { Outcome } from './outcome.ts'
import { post } from './post.ts'

interface TakeBack {
  readonly memberId: string
  readonly currency: Currency
  readonly key: string
  readonly amount: bigint
  readonly reference: string
  /** The cost that had paid it. */
  readonly cost: Extract<OperatorAccount, `${string}_cost`>
}

/**
 * Takes a reward back whose recharge went back: cash covers what it can, the rest becomes debt. Once for its key.
 * Words: duplicate_mismatch, wallet_missing.
 */
export async function takeBackReward(deps: WalletDeps, tx: Tx, order: TakeBack): Promise<Outcome> {
  const { memberId, currency, key, amount, reference, cost } = order
  const heading = { memberId, currency, key, kind: 'reward_taken_back', reference } as const
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
 * back as `takeBackReward` does. One that had ended is cancelled too, so that its lots return no losses any more
 * (docs/rules/promotions.md#losses-that-return). Call it under the wallet's lock.
 */
export async function takeBackGrant(
  deps: WalletDeps,
  tx: Tx,
  order: { readonly memberId: string; readonly currency: Currency; readonly grantKey: string },
): Promise<void> {
  const { memberId, currency, grantKey } = order
  const grant = await tx
    .selectFrom('bonus_grant')
    .select(['id', 'status', 'converted'])
    .where('member_id', '=', memberId)
    .where('key', '=', grantKey)
    .executeTakeFirst()
  if (grant === undefined) return
  if (grant.status === 'active' || grant.status === 'queued') {
    await endGrant(deps, tx, { memberId, currency, grantId: grant.id, as: 'cancelled' })
    return
  }
  await tx
    .updateTable('bonus_grant')
    .set({ status: 'cancelled' })
    .where('member_id', '=', memberId)
    .where('id', '=', grant.id)
    .execute()
  const back = { memberId, currency, key: `grant-back:${grant.id}`, cost: 'bonus_cost' } as const
  if (grant.converted === 0n) return
  await takeBackReward(deps, tx, { ...back, amount: grant.converted, reference: grant.id })
}

interface PartOfGrant {
  readonly memberId: string
  readonly currency: Currency
  readonly grantKey: string
  /** Centavos that went of those that were left of its recharge. */
  readonly gone: bigint
  readonly of: bigint
  /** Names what went back: once for it. */
  readonly cause: string
}

/**
 * Takes the share of a bonus grant back whose recharge went back in part, rounded down: queued, it becomes smaller; active, the share of
 * its balance goes; converted, that of what it paid into cash. Call it under the wallet's lock.
 */
export async function takeBackOfGrant(deps: WalletDeps, tx: Tx, order: PartOfGrant): Promise<void> {
  const { memberId, currency, grantKey, gone, of, cause } = order
  const share = (sum: bigint) => (sum * gone) / of
  const grant = await tx
    .selectFrom('bonus_grant')
    .select(['id', 'status', 'converted', 'amount', 'required', 'max_conversion'])
    .where('member_id', '=', memberId)
    .where('key', '=', grantKey)
    .executeTakeFirst()
  if (grant === undefined) return
  const { id, status, converted, amount, required, max_conversion: most } = grant
  const change = (
    columns: { converted: bigint } | { amount: bigint; required: bigint; max_conversion: bigint | null },
  ) =>
    tx
      .updateTable('bonus_grant')
      .set(columns)
      .where('member_id', '=', memberId)
      .where('id', '=', id)
      .execute()
  const key = `grant-back:${id}:${cause}`
  if (status === 'queued') {
    const cap = most === null ? null : most - share(most)
    await change({
      amount: amount - share(amount),
      required: required - share(required),
      max_conversion: cap,
    })
  }
  if (status === 'active') {
    const heading = { memberId, currency, key, kind: 'reward_taken_back', reference: id } as const
    await post(deps, tx, { ...heading, request: [String(gone), String(of)] }, wallet => ({
      legs: legs({ debit: 'bonus', credit: 'bonus_cost', amount: share(wallet.bonus), dim: id }),
    }))
  }
  if (status !== 'converted' || share(converted) === 0n) return
  await change({ converted: converted - share(converted) })
  await takeBackReward(deps, tx, {
    memberId,
    currency,
    key,
    amount: share(converted),
    reference: id,
    cost: 'bonus_cost',
  })
}
