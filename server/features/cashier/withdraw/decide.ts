import { approveWithdrawal } from '../../../../contract/operations/backoffice.ts'
import { refuseSecondPerson } from '../../../platform/approvals/service.ts'
import { asFirst, asSecond, firstReviewer } from '../../../platform/audit/hands.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { type Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import type { AdministratorCaller } from '../../../platform/http/requests/caller.ts'
import { uncoveredDisputes } from '../../../wallet/disputes.ts'
import { lockWallet } from '../../../wallet/post.ts'
import type { MoneyDeps } from '../providers/service.ts'
import { notifyMember } from './notify.ts'
import { changeWithdrawal, findWithdrawal, type WithdrawalRow } from './store.ts'

interface Approval {
  readonly id: string
  readonly caller: AdministratorCaller
}

/**
 * Approves a pending withdrawal once, also under concurrent decisions. Above `secondReviewAbove` (centavos) the first approval only
 * names its reviewer: the row stays pending until another administrator approves, from another device and session.
 */
export async function approve(
  deps: MoneyDeps,
  tx: Tx,
  { id, caller }: Approval,
): Promise<WithdrawalRow | Refused> {
  const row = await lockPending(tx, id)
  if (row === undefined) return refuse('not_found')
  if (row.state !== 'pending') return refuse('withdrawal_not_pending')
  if ((await uncoveredDisputes(tx, row.member_id, 'BRL')) > 0n) return refuse('deposit_disputed')
  const now = deps.clock.now()
  const needsTwo = row.money > deps.config.money.withdrawal.secondReviewAbove
  if (needsTwo) {
    if (deps.config.mode === 'production' && caller.owners < 2) return refuse('two_owners_required')
    const first = firstReviewer(row)
    if (first === undefined) return must(await changeWithdrawal(tx, row, asFirst(caller)))
    const refused = refuseSecondPerson(first, caller, { now, approvers: approveWithdrawal.roles })
    if (refused !== undefined) return refused
  }
  const approved = await changeWithdrawal(tx, row, {
    state: 'approved',
    ...(needsTwo ? asSecond(caller) : asFirst(caller)),
    reviewed_at: now,
    // Permanent: every question and every answer about this payout, for ever, goes under this id.
    payout_id: deps.ids(),
    payout_state: 'ready',
    ask_at: now,
    asks: 0,
  })
  const done = must(approved)
  await notifyMember(deps, tx, done)
  return done
}

/** Gives the hold back, with the reason. */
export async function reject(
  deps: MoneyDeps,
  tx: Tx,
  { id, caller, reason }: Approval & { readonly reason: string },
): Promise<WithdrawalRow | Refused> {
  const row = await lockPending(tx, id)
  if (row === undefined) return refuse('not_found')
  if (row.state !== 'pending') return refuse('withdrawal_not_pending')
  const order = { memberId: row.member_id, currency: 'BRL', withdrawalId: id } as const
  const released = await deps.wallet.releaseHold(tx, order)
  if (released.status === 'refused') throw new Error(`A hold could not be given back: ${released.word}`)
  const isSecond = row.reviewer !== null && row.reviewer !== caller.administratorId
  const rejected = await changeWithdrawal(tx, row, {
    state: 'rejected',
    reason,
    ...(isSecond ? asSecond(caller) : asFirst(caller)),
    reviewed_at: deps.clock.now(),
  })
  const done = must(rejected)
  await notifyMember(deps, tx, done)
  return done
}

/** The member's wallet first, as everywhere; the row is then read as the last decision left it. */
async function lockPending(tx: Tx, id: string): Promise<WithdrawalRow | undefined> {
  const found = await findWithdrawal(tx, id)
  if (found === undefined) return undefined
  await lockWallet(tx, found.member_id, 'BRL')
  return findWithdrawal(tx, id)
}

function must(row: WithdrawalRow | undefined): WithdrawalRow {
  if (row === undefined) throw new Error('A withdrawal changed under its lock')
  return row
}
