import type { Currency } from '../platform/database/tables.ts'
import type { Tx } from '../platform/database/transaction.ts'
import type { WalletDeps } from './deps.ts'
import { type Leg, legs, type OperatorAccount, repayDebt } from './legs.ts'
import type { Outcome } from './outcome.ts'
import { type PostedKind, post } from './post.ts'
import { grantRequirement, type RequirementTerms } from './requirements.ts'

interface Movement {
  readonly memberId: string
  readonly currency: Currency
  readonly key: string
  readonly amount: bigint
  readonly reference: string
}

interface Reward extends Movement {
  /** Which cost of the operator pays it. */
  readonly cost: Extract<OperatorAccount, `${string}_cost`>
  readonly kind: PostedKind
  readonly to: 'cash' | 'rebate'
  /** The play it asks for, if any. */
  readonly requirement?: RequirementTerms
}

/** The operator's own wallet: money whose owner is not known yet has no member to lock. */
const operatorId = '00000000-0000-0000-0000-000000000000'

/** Pays a promotion or rebate, once for its key. Words: duplicate_mismatch, wallet_missing. */
export async function payReward(deps: WalletDeps, tx: Tx, reward: Reward): Promise<Outcome> {
  const { memberId, currency, key, amount, reference, cost, kind, to, requirement } = reward
  const posted = await post(
    deps,
    tx,
    { memberId, currency, key, kind, reference, request: [String(amount), cost, to] },
    wallet => ({
      legs: legs(
        { debit: cost, credit: to, amount, dim: reference },
        { ...repayDebt(wallet, amount), ...(to === 'rebate' && { amount: 0n }) },
      ),
    }),
  )
  if (requirement !== undefined && posted.status === 'posted' && !posted.replayed) {
    await grantRequirement(deps, tx, { memberId, currency }, requirement)
  }
  return posted
}

/** Pays earned betting rebate into cash. Words: insufficient_balance, duplicate_mismatch, wallet_missing. */
export async function payOutRebate(deps: WalletDeps, tx: Tx, order: Movement): Promise<Outcome> {
  const { memberId, currency, key, amount, reference } = order
  return post(
    deps,
    tx,
    { memberId, currency, key, kind: 'rebate_paid', reference, request: [String(amount)] },
    wallet => ({ legs: legs({ debit: 'rebate', credit: 'cash', amount }, repayDebt(wallet, amount)) }),
  )
}

/**
 * An operator's correction of cash, up or down; `reference` names who and why. Words: insufficient_balance,
 * duplicate_mismatch, wallet_missing.
 */
export async function adjust(deps: WalletDeps, tx: Tx, order: Movement): Promise<Outcome> {
  const { memberId, currency, key, amount, reference } = order
  return post(
    deps,
    tx,
    { memberId, currency, key, kind: 'adjustment', reference, request: [String(amount)] },
    wallet => {
      if (amount < 0n) return { legs: legs({ debit: 'cash', credit: 'adjustment', amount: -amount }) }
      return {
        legs: legs({ debit: 'adjustment', credit: 'cash', amount }, repayDebt(wallet, amount)),
      }
    },
  )
}

/** Fills a demo wallet. Words: duplicate_mismatch, wallet_missing. */
export async function grantPlayMoney(
  deps: WalletDeps,
  tx: Tx,
  order: Omit<Movement, 'currency' | 'reference'>,
): Promise<Outcome> {
  const { memberId, key, amount } = order
  const heading = { memberId, currency: 'PLAY', key, kind: 'play_money', reference: '' } as const
  return post(deps, tx, { ...heading, request: [String(amount)] }, () => ({
    legs: legs({ debit: 'play_money', credit: 'cash', amount }),
  }))
}

/**
 * Money came in and its owner is not known, or not allowed: kept in `suspense` under `key`. It leaves by
 * `deposit({ from: 'suspense' })` or `returnUnowned`.
 */
export async function keepUnowned(
  deps: WalletDeps,
  tx: Tx,
  order: Omit<Movement, 'memberId'> & { readonly psp: string },
): Promise<Outcome> {
  return postForOperator(deps, tx, 'unowned_in', order, {
    debit: 'psp_clearing',
    credit: 'suspense',
    amount: order.amount,
    dim: order.psp,
  })
}

/** Sends unowned money back to its payer. */
export async function returnUnowned(
  deps: WalletDeps,
  tx: Tx,
  order: Omit<Movement, 'memberId'> & { readonly psp: string },
): Promise<Outcome> {
  return postForOperator(deps, tx, 'unowned_back', order, {
    debit: 'suspense',
    credit: 'psp_clearing',
    amount: order.amount,
    dim: order.psp,
  })
}

async function postForOperator(
  deps: WalletDeps,
  tx: Tx,
  kind: 'unowned_in' | 'unowned_back',
  order: Omit<Movement, 'memberId'>,
  leg: Leg,
): Promise<Outcome> {
  const { currency, key, amount, reference } = order
  const heading = { memberId: operatorId, currency, key, kind, reference }
  return post(deps, tx, { ...heading, request: [String(amount)] }, () => ({ legs: [leg] }))
}
