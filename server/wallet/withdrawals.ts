import type { Currency, WalletRow } from '../platform/database/tables.ts'
import type { Tx } from '../platform/database/transaction.ts'
import type { WalletDeps } from './deps.ts'
import { coverDisputes, uncoveredDisputes } from './disputes.ts'
import { legs, repayDebt } from './legs.ts'
import type { Outcome, RefusalWord } from './outcome.ts'
import { type Decision, post } from './post.ts'

export interface Withdrawal {
  readonly memberId: string
  readonly currency: Currency
  readonly withdrawalId: string
}

export interface Hold extends Withdrawal {
  /** What leaves the member's cash, fee included. */
  readonly amount: bigint
  readonly fee: bigint
  /** Self-excluded members may withdraw whatever play is still asked for. */
  readonly waiveWagering: boolean
}

/**
 * Sets the amount of a withdrawal aside. Words: wallet_frozen, debt_open, withdrawal_open (one at a time),
 * deposit_disputed (a bank disputes more than could be set aside), wagering_open (a deposit still asks for play),
 * bonus_open (a bonus must be forfeited first), insufficient_balance, duplicate_mismatch, wallet_missing.
 */
export async function holdForWithdrawal(deps: WalletDeps, tx: Tx, order: Hold): Promise<Outcome> {
  const { memberId, currency, withdrawalId, amount, fee } = order
  const request = [String(amount), String(fee)]
  const key = `hold:${withdrawalId}`
  const reference = withdrawalId
  const posted = await post(
    deps,
    tx,
    { memberId, currency, key, kind: 'withdrawal_hold', reference, request },
    async wallet => {
      const refuse = await holdRefusal(tx, wallet, order, deps.clock.now())
      if (refuse !== undefined) return { refuse }
      return { legs: legs({ debit: 'cash', credit: 'hold', amount }) }
    },
  )
  if (posted.status === 'posted' && !posted.replayed) {
    await tx
      .insertInto('wallet_hold')
      .values({ member_id: memberId, id: withdrawalId, currency, amount, fee, state: 'held' })
      .execute()
  }
  return posted
}

async function holdRefusal(
  tx: Tx,
  wallet: WalletRow,
  order: Hold,
  now: Date,
): Promise<RefusalWord | undefined> {
  if (wallet.frozen_reason !== null) return 'wallet_frozen'
  if (wallet.debt > 0n) return 'debt_open'
  if (wallet.hold > 0n && (await hasOpenHold(tx, order))) return 'withdrawal_open'
  if ((await uncoveredDisputes(tx, order.memberId, order.currency)) > 0n) return 'deposit_disputed'
  if (order.waiveWagering) return undefined
  const open = await tx
    .selectFrom('wagering_lot')
    .select(['grant_id'])
    .where('member_id', '=', order.memberId)
    .where('currency', '=', order.currency)
    .where('status', '=', 'open')
    .where('holds', '=', true)
    .where(where => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .execute()
  if (open.some(requirement => requirement.grant_id === null)) return 'wagering_open'
  return open.length > 0 ? 'bonus_open' : undefined
}

async function hasOpenHold(tx: Tx, { memberId, currency }: Withdrawal): Promise<boolean> {
  const open = await tx
    .selectFrom('wallet_hold')
    .select('id')
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .where('state', '=', 'held')
    .executeTakeFirst()
  return open !== undefined
}

/** Gives a held amount back to cash: rejected or failed. Words: hold_closed, duplicate_mismatch, wallet_missing. */
export async function releaseHold(deps: WalletDeps, tx: Tx, order: Withdrawal): Promise<Outcome> {
  const released = await close(deps, tx, order, 'release', 'held', 'released', (wallet, amount) => ({
    legs: legs({ debit: 'hold', credit: 'cash', amount }, repayDebt(wallet, amount)),
  }))
  await coverDisputes(deps, tx, order)
  return released
}

/** The PSP has paid it out; the fee stays with the operator as its own entry. Words as `releaseHold`. */
export async function payOut(
  deps: WalletDeps,
  tx: Tx,
  order: Withdrawal & { readonly psp: string },
): Promise<Outcome> {
  return close(deps, tx, order, 'payout', 'held', 'paid', (_wallet, amount, fee) => ({
    legs: legs(
      { debit: 'hold', credit: 'psp_clearing', amount: amount - fee, dim: order.psp },
      { debit: 'hold', credit: 'fees', amount: fee, dim: order.psp },
    ),
  }))
}

/** A paid withdrawal came back from the bank; its fee is given back too. Words as `releaseHold`. */
export async function returnPayout(
  deps: WalletDeps,
  tx: Tx,
  order: Withdrawal & { readonly psp: string },
): Promise<Outcome> {
  const returned = await close(deps, tx, order, 'return', 'paid', 'returned', (wallet, amount, fee) => ({
    legs: legs(
      { debit: 'psp_clearing', credit: 'cash', amount: amount - fee, dim: order.psp },
      { debit: 'fees', credit: 'cash', amount: fee, dim: order.psp },
      repayDebt(wallet, amount),
    ),
  }))
  await coverDisputes(deps, tx, order)
  return returned
}

type HoldState = 'held' | 'released' | 'paid' | 'returned'

/** held → released | paid → returned; every step is posted once, under the wallet's lock. */
async function close(
  deps: WalletDeps,
  tx: Tx,
  order: Withdrawal,
  step: 'release' | 'payout' | 'return',
  from: HoldState,
  to: HoldState,
  decide: (wallet: WalletRow, amount: bigint, fee: bigint) => Decision,
): Promise<Outcome> {
  const { memberId, currency, withdrawalId } = order
  const heading = { memberId, currency, key: `${step}:${withdrawalId}`, kind: `withdrawal_${step}` } as const
  return post(deps, tx, { ...heading, reference: withdrawalId, request: [] }, async wallet => {
    const hold = await tx
      .updateTable('wallet_hold')
      .set({ state: to })
      .where('member_id', '=', memberId)
      .where('id', '=', withdrawalId)
      .where('currency', '=', currency)
      .where('state', '=', from)
      .returning(['amount', 'fee'])
      .executeTakeFirst()
    return hold === undefined ? { refuse: 'hold_closed' } : decide(wallet, hold.amount, hold.fee)
  })
}
