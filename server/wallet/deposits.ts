import { sql } from 'kysely'
import type { Currency } from '../platform/database/tables.ts'
import type { Tx } from '../platform/database/transaction.ts'
import type { WalletDeps } from './deps.ts'
import { type Leg, legs, repayDebt } from './legs.ts'
import { type Outcome, refused } from './outcome.ts'
import { lockWallet, post } from './post.ts'
import { cancelRequirement, grantRequirement, lessenRequirement, requirementKeyOf } from './requirements.ts'

export interface Deposit {
  readonly memberId: string
  readonly currency: Currency
  /** `pix:<end-to-end id>`: unique on the whole site. */
  readonly key: string
  /** What was actually paid, fee included. */
  readonly amount: bigint
  readonly fee: bigint
  readonly psp: string
  /** Our own order, for the records. */
  readonly reference: string
  /** Play asked for before the money can leave, in percent of the amount: 100 is the operator's rule, 0 none. */
  readonly wageringPercent: bigint
  /** `suspense` when its owner was not known when it came. */
  readonly from?: 'psp_clearing' | 'suspense'
}

interface DepositBack {
  readonly memberId: string
  readonly currency: Currency
  readonly depositKey: string
  readonly key: string
  readonly reference: string
}

/**
 * Credits what came in, repays debt first, asks for its play. Frozen wallets are credited too: the money is there.
 * Words: key_taken (another member has that end-to-end id), duplicate_mismatch, wallet_missing.
 */
export async function deposit(deps: WalletDeps, tx: Tx, order: Deposit): Promise<Outcome> {
  const { memberId, currency, key, amount, fee, psp, reference, wageringPercent } = order
  const from = order.from ?? 'psp_clearing'
  const request = [String(amount), String(fee), psp, reference]
  const posted = await post(
    deps,
    tx,
    { memberId, currency, key, kind: 'deposit', reference, request, isGlobal: true },
    wallet => ({
      legs: legs(
        { debit: from, credit: 'cash', amount, dim: psp },
        { debit: 'cash', credit: 'fees', amount: fee, dim: psp },
        repayDebt(wallet, amount - fee),
      ),
    }),
  )
  if (posted.status === 'posted' && !posted.replayed) {
    const required = (amount * wageringPercent) / 100n
    const terms = {
      source: 'deposit',
      key: requirementKeyOf(key),
      required,
      counting: 'full',
      expiresAt: null,
    } as const
    await grantRequirement(deps, tx, { memberId, currency }, terms)
    await countDeposit(deps, tx, memberId, amount)
  }
  return posted
}

/** Limits on deposits count what came in, whatever goes back later. */
async function countDeposit(deps: WalletDeps, tx: Tx, memberId: string, amount: bigint): Promise<void> {
  await sql`INSERT INTO member_use AS u (member_id, day, deposited)
    VALUES (${memberId}, brazil_day(${deps.clock.now()}), ${amount})
    ON CONFLICT (member_id, day) DO UPDATE SET deposited = u.deposited + excluded.deposited`.execute(tx)
}

/**
 * Gives a deposit back to its payer, mirrored, and cancels its lot. Words: deposit_not_found, already_reversed,
 * insufficient_balance (it was played or withdrawn), duplicate_mismatch, wallet_missing.
 */
export async function refundDeposit(deps: WalletDeps, tx: Tx, order: DepositBack): Promise<Outcome> {
  const { memberId, currency, depositKey, key, reference } = order
  if ((await lockWallet(tx, memberId, currency)) === undefined) return refused('wallet_missing')
  const target = await transactionOf(tx, memberId, depositKey)
  if (target === undefined) return refused('deposit_not_found')
  const posted = await post(
    deps,
    tx,
    { memberId, currency, key, kind: 'refund', reference, request: [depositKey] },
    async () => {
      const gone = await goneOf(tx, memberId, target, depositKey)
      if (gone.wasRefunded || gone.clawedBack > 0n) return { refuse: 'already_reversed' }
      return { legs: await mirrored(tx, memberId, target) }
    },
  )
  await recordReversal(tx, memberId, target, posted)
  if (posted.status === 'posted') await cancelRequirement(tx, memberId, requirementKeyOf(depositKey))
  return posted
}

/**
 * The payer's bank took a deposit back, or a part of it (MED, up to weeks later). Cash covers what it can, the rest
 * becomes debt, which later credits repay first; its lot asks only for what is left of it. Words: deposit_not_found,
 * already_reversed (more than came in would go out), duplicate_mismatch, wallet_missing.
 */
export async function clawBack(
  deps: WalletDeps,
  tx: Tx,
  order: Omit<DepositBack, 'reference'> & { readonly amount: bigint; readonly psp: string },
): Promise<Outcome> {
  const { memberId, currency, depositKey, key, amount, psp } = order
  if ((await lockWallet(tx, memberId, currency)) === undefined) return refused('wallet_missing')
  const target = await transactionOf(tx, memberId, depositKey)
  if (target === undefined) return refused('deposit_not_found')
  return post(
    deps,
    tx,
    {
      memberId,
      currency,
      key,
      kind: 'clawback',
      reference: depositKey,
      request: [depositKey, String(amount)],
    },
    async wallet => {
      const gone = await goneOf(tx, memberId, target, depositKey)
      if (gone.wasRefunded || gone.clawedBack + amount > gone.cameIn) return { refuse: 'already_reversed' }
      const remaining = gone.cameIn - gone.clawedBack
      const left = remaining - amount
      await lessenRequirement(deps, tx, memberId, requirementKeyOf(depositKey), { left, of: remaining })
      const covered = wallet.cash < amount ? wallet.cash : amount
      return {
        legs: legs(
          { debit: 'cash', credit: 'psp_clearing', amount: covered, dim: psp },
          { debit: 'debt', credit: 'psp_clearing', amount: amount - covered, dim: psp },
        ),
      }
    },
  )
}

interface Gone {
  readonly cameIn: bigint
  readonly clawedBack: bigint
  readonly wasRefunded: boolean
}

/** The amount of a deposit and the part that was reversed. Its first transfer is the whole amount. */
async function goneOf(tx: Tx, memberId: string, target: string, depositKey: string): Promise<Gone> {
  const { rows } = await sql<Gone>`
    SELECT (SELECT amount FROM ledger_transfer
        WHERE member_id = ${memberId} AND transaction_id = ${target} AND seq = 1) AS "cameIn",
      (SELECT coalesce(sum(l.amount), 0)::bigint FROM ledger_transaction t
        JOIN ledger_transfer l ON l.member_id = t.member_id AND l.transaction_id = t.id
        WHERE t.member_id = ${memberId} AND t.kind = 'clawback' AND t.reference = ${depositKey}) AS "clawedBack",
      EXISTS (SELECT FROM ledger_reversal
        WHERE member_id = ${memberId} AND target_id = ${target}) AS "wasRefunded"`.execute(tx)
  const [gone] = rows
  if (gone === undefined) throw new Error('A SELECT without FROM gave no row')
  return gone
}

async function transactionOf(tx: Tx, memberId: string, key: string): Promise<string | undefined> {
  const found = await tx
    .selectFrom('ledger_transaction')
    .select('id')
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .where('kind', '=', 'deposit')
    .executeTakeFirst()
  return found?.id
}

async function mirrored(tx: Tx, memberId: string, target: string): Promise<readonly Leg[]> {
  const { rows } = await sql<Leg>`SELECT credit AS debit, debit AS credit, amount, dim FROM ledger_transfer
    WHERE member_id = ${memberId} AND transaction_id = ${target} ORDER BY seq`.execute(tx)
  return rows
}

async function recordReversal(tx: Tx, memberId: string, target: string, posted: Outcome): Promise<void> {
  if (posted.status === 'refused' || posted.replayed) return
  await tx
    .insertInto('ledger_reversal')
    .values({ member_id: memberId, target_id: target, reversal_id: posted.transactionId })
    .execute()
}
