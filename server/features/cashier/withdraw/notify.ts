import { formatCentavos } from '../../../../contract/centavos.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { notify } from '../../../platform/notifications/notify.ts'
import type { WithdrawalRow } from './store.ts'

/** The member's open tabs alone, for what is shown and needs no letter. */
export function announceWithdrawal(deps: Deps, tx: Tx, { member_id, id }: WithdrawalRow): Promise<void> {
  return deps.wallet.announce(tx, { memberId: member_id, topic: 'withdrawals', payload: { id } })
}

/** The member's open tabs and the message centre, at every step that concerns them. */
export async function notifyMember(deps: Deps, tx: Tx, row: WithdrawalRow): Promise<void> {
  const { member_id: memberId, state, reason, order_no } = row
  await announceWithdrawal(deps, tx, row)
  await notify(deps, tx, {
    memberId,
    kind: `withdrawal_${state}`,
    details: { money: formatCentavos(row.money), order_no, ...(reason !== null && { reason }) },
    link: '/withdrawalRecord',
  })
}
