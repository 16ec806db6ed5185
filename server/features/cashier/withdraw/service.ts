import type * as z from 'zod/mini'
import type { drawingTerms } from '../../../../contract/cashier/drawing-terms.ts'
import type { drawing, drawingList } from '../../../../contract/cashier/money.ts'
import type { Deps } from '../../../deps.ts'
import { readMemberList } from '../../../platform/database/member-list.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { type Refused, refuseFields } from '../../../platform/http/answers/refuse.ts'
import type { AdministratorCaller } from '../../../platform/http/requests/caller.ts'
import { balances } from '../../../wallet/members.ts'
import type { RefusalWord } from '../../../wallet/outcome.ts'
import { hasWithdrawalPassword, type PayableAccount, withdrawalsHeldUntil } from '../accounts/service.ts'
import type { MoneyDeps } from '../providers/service.ts'
import { apply } from './apply.ts'
import { approve, reject } from './decide.ts'
import { hold } from './hold.ts'
import { limitsOf } from './limits.ts'
import { notifyMember } from './notify.ts'
import { workPayouts } from './payouts.ts'
import { percentText } from './rules.ts'
import { settlePayout } from './settle-payout.ts'
import { cancelStopped, letGo } from './stopped.ts'
import { findByPayout, findOpen, findWithdrawal, leavesUnstaked, type WithdrawalRow } from './store.ts'
import { toWithdrawal } from './view.ts'

interface Asked {
  readonly memberId: string
  readonly key: string | undefined
  readonly body: z.output<typeof drawing.body>
}

/** Asks for a withdrawal: the money is held at once, under the wallet’s lock (docs/rules/cashier.md). */
export function applyForWithdrawal(deps: MoneyDeps, asked: Asked) {
  return apply(deps, asked)
}

/** What the screen needs before the member confirms. */
export async function readTerms(
  deps: MoneyDeps,
  memberId: string,
): Promise<z.output<typeof drawingTerms.reply>> {
  const { feeBasisPoints, feeFixed, expectedMinutes } = deps.config.money.withdrawal
  const limits = await limitsOf(deps, deps.db, memberId, deps.config.money.withdrawal)
  const wallet = (await balances(deps.db, memberId, deps.clock.now())).find(one => one.currency === 'BRL')
  const heldUntil = await withdrawalsHeldUntil(deps, deps.db, memberId)
  const open = await findOpen(deps.db, memberId)
  const mayLeave = await leavesUnstaked(deps.db, memberId, deps.clock.now())
  return {
    data: {
      min: limits.min,
      max: limits.max,
      today: {
        level: limits.level,
        times: limits.timesADay,
        times_left: limits.timesLeft,
        limit: limits.dayLimit,
        left: limits.dayLeft,
        is_waived: mayLeave,
      },
      fee_percent: percentText(feeBasisPoints),
      fee_fixed: feeFixed,
      available: wallet?.cash ?? 0n,
      ml_money: mayLeave ? 0n : (wallet?.wageringLeft ?? 0n),
      debt: wallet?.debt ?? 0n,
      has_qk_pwd: await hasWithdrawalPassword(deps, memberId),
      held_until: heldUntil?.toISOString() ?? null,
      open_withdrawal: open === undefined ? null : toWithdrawal(open),
      expected_minutes: expectedMinutes,
    },
  }
}

/** The member's withdrawals, newest first, by cursor or only what changed since a version. */
export async function readWithdrawals(
  deps: MoneyDeps,
  memberId: string,
  ask: z.output<typeof drawingList.body>,
): Promise<z.output<typeof drawingList.reply> | Refused> {
  const page = await readMemberList<WithdrawalRow>(deps.db, 'withdrawal', memberId, ask)
  if (page === undefined) return refuseFields({ cursor: ['invalid'] })
  return { data: page.rows.map(toWithdrawal), ...page.state }
}

interface Decision {
  readonly id: string
  readonly caller: AdministratorCaller
}

/**
 * In the reviewer's own transaction. Words: not_found, withdrawal_not_pending, two_owners_required, and those of the rule of
 * two people (`platform/approvals/rules.ts`).
 */
export function approveWithdrawal(
  deps: MoneyDeps,
  tx: Tx,
  decision: Decision,
): Promise<WithdrawalRow | Refused> {
  return approve(deps, tx, decision)
}

/** In the reviewer's own transaction. Words: not_found, withdrawal_not_pending. */
export function rejectWithdrawal(
  deps: MoneyDeps,
  tx: Tx,
  decision: Decision & { readonly reason: string },
): Promise<WithdrawalRow | Refused> {
  return reject(deps, tx, decision)
}

/** In the reviewer's own transaction: pays a stopped withdrawal after all. Words: not_found, payout_not_stopped. */
export function letWithdrawalGo(
  deps: MoneyDeps,
  tx: Tx,
  decision: Decision,
): Promise<WithdrawalRow | Refused> {
  return letGo(deps, tx, decision)
}

/** In the reviewer's own transaction: gives a stopped withdrawal back. Words: not_found, payout_not_stopped. */
export function cancelStoppedWithdrawal(
  deps: MoneyDeps,
  tx: Tx,
  decision: Decision & { readonly reason: string },
): Promise<WithdrawalRow | Refused> {
  return cancelStopped(deps, tx, decision)
}

/**
 * What a member's wallet still holds, to an account of theirs, for the operator's own cause: no fee, no limit of a day, nothing
 * still to be staked keeps it. Reviewed and paid out like any other. In the caller's transaction, under the wallet's lock;
 * a word: why the wallet would not.
 */
export async function sendBack(
  deps: Deps,
  tx: Tx,
  {
    memberId,
    money,
    account,
    expectedBy,
  }: {
    readonly memberId: string
    readonly money: bigint
    readonly account: PayableAccount
    readonly expectedBy: Date
  },
): Promise<WithdrawalRow | RefusalWord> {
  const order = { memberId, money, fee: 0n, account, remark: null, waiveWagering: true } as const
  const row = await hold(deps, tx, { ...order, at: deps.clock.now(), expectedBy })
  if (typeof row !== 'string') await notifyMember(deps, tx, row)
  return row
}

/** What is under way, and what became of one: under the wallet's lock. */
export function findOpenWithdrawal(tx: Tx, memberId: string): Promise<WithdrawalRow | undefined> {
  return findOpen(tx, memberId)
}

/** A withdrawal in the caller's transaction. */
export function readWithdrawal(tx: Tx, id: string): Promise<WithdrawalRow | undefined> {
  return findWithdrawal(tx, id)
}

/** A notice named this payout: asks the provider whether it is true. `false`: no answer now. */
export async function settleNotifiedPayout(deps: MoneyDeps, payoutId: string): Promise<boolean> {
  const row = await findByPayout(deps.db, payoutId)
  if (row === undefined) return true
  const reply = await deps.provider?.findPayout(payoutId)
  if (reply?.outcome === 'ok') await settlePayout(deps, row, reply.value)
  return reply !== undefined && reply.outcome !== 'unknown'
}

/** Every payout that is due now. */
export async function workWithdrawals(deps: MoneyDeps): Promise<void> {
  if (deps.provider !== undefined) await workPayouts(deps, deps.provider)
}
