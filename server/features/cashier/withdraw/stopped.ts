import type { Tx } from '../../../platform/database/transaction.ts'
import { Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import type { AdministratorCaller } from '../../../platform/http/requests/caller.ts'
import { uncoveredDisputes } from '../../../wallet/disputes.ts'
import { lockWallet } from '../../../wallet/post.ts'
import type { MoneyDeps } from '../providers/service.ts'
import { announceWithdrawal, notifyMember } from './notify.ts'
import { changeWithdrawal, findWithdrawal, type WithdrawalRow } from './store.ts'

interface Decision {
  readonly id: string
  readonly caller: AdministratorCaller
}

/** A person looked: the payout goes on, and no freeze stops this one again. */
export async function letGo(
  deps: MoneyDeps,
  tx: Tx,
  { id, caller }: Decision,
): Promise<WithdrawalRow | Refused> {
  const row = await lockStopped(tx, id)
  if (row instanceof Refused) return row
  if ((await uncoveredDisputes(tx, row.member_id, 'BRL')) > 0n) return refuse('deposit_disputed')
  const change = {
    payout_state: 'ready',
    ask_at: deps.clock.now(),
    let_go_by: caller.administratorId,
  } as const
  const changed = must(await changeWithdrawal(tx, row, change))
  await announceWithdrawal(deps, tx, changed)
  return changed
}

/** A person looked: the money goes back to the balance, where the frozen account keeps it. It was never sent. */
export async function cancelStopped(
  deps: MoneyDeps,
  tx: Tx,
  { id, reason }: Decision & { readonly reason: string },
): Promise<WithdrawalRow | Refused> {
  const row = await lockStopped(tx, id)
  if (row instanceof Refused) return row
  const order = { memberId: row.member_id, currency: 'BRL', withdrawalId: id } as const
  const released = await deps.wallet.releaseHold(tx, order)
  if (released.status === 'refused') throw new Error(`A hold could not be given back: ${released.word}`)
  const change = {
    state: 'rejected',
    reason,
    reviewed_at: deps.clock.now(),
    payout_state: 'refused',
  } as const
  const changed = must(await changeWithdrawal(tx, row, change))
  await notifyMember(deps, tx, changed)
  return changed
}

async function lockStopped(tx: Tx, id: string): Promise<WithdrawalRow | Refused> {
  const found = await findWithdrawal(tx, id)
  if (found === undefined) return refuse('not_found')
  await lockWallet(tx, found.member_id, 'BRL')
  const row = await findWithdrawal(tx, id)
  return row?.payout_state === 'stopped' && row.state === 'approved' ? row : refuse('payout_not_stopped')
}

function must(row: WithdrawalRow | undefined): WithdrawalRow {
  if (row === undefined) throw new Error('A withdrawal changed under its lock')
  return row
}
