import { formatCentavos } from '../../../contract/centavos.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { notify } from '../information/service.ts'
import type { WithdrawalRow } from './store.ts'

/** The member's open tabs and the message centre, at every step that concerns them. */
export async function tell(deps: Deps, tx: Tx, row: WithdrawalRow): Promise<void> {
  const { member_id: memberId, id, state, reason, order_no } = row
  await deps.wallet.announce(tx, { memberId, topic: 'withdrawals', payload: { id } })
  await notify(deps, tx, {
    memberId,
    kind: `withdrawal_${state}`,
    details: { money: formatCentavos(row.money), order_no, ...(reason !== null && { reason }) },
    link: '/withdrawalRecord',
  })
}
