import { transaction } from '../../../platform/database/transaction.ts'
import { lockWallet } from '../../../wallet/post.ts'
import type { MoneyDeps } from '../providers/service.ts'
import { announceWithdrawal } from './notify.ts'
import { changeWithdrawal, findWithdrawal, frozenReason, type WithdrawalRow } from './store.ts'

/**
 * ready → sent, under the member's lock: a freeze of the account before this stops the payout, one after it is too late.
 * A stopped payout waits until an administrator releases it or gives the money back. An account that is self-excluded or
 * on a pause is paid. `undefined`: not to be sent now, by this process.
 */
export async function markSent(
  deps: MoneyDeps,
  { id, member_id }: WithdrawalRow,
  askAt: Date,
): Promise<WithdrawalRow | undefined> {
  const sent = await transaction(deps.db, async tx => {
    await lockWallet(tx, member_id, 'BRL')
    const row = await findWithdrawal(tx, id)
    if (row === undefined || row.state !== 'approved' || row.payout_state !== 'ready') return undefined
    const frozen = await frozenReason(tx, member_id)
    // A person may let a frozen account's payout go, never money that a bank disputes.
    const stop_reason = row.let_go_by === null || frozen === 'deposit_disputed' ? frozen : null
    const change =
      stop_reason === null
        ? ({ payout_state: 'sent', sent_at: deps.clock.now(), ask_at: askAt } as const)
        : ({ payout_state: 'stopped', stop_reason, ask_at: null } as const)
    const changed = await changeWithdrawal(tx, row, change)
    if (changed !== undefined) await announceWithdrawal(deps, tx, changed)
    return stop_reason === null ? changed : undefined
  })
  deps.pokeOutbox()
  return sent
}
