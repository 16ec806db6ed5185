import { formatCentavos } from '../../../contract/centavos.ts'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { notify } from '../../platform/notifications/notify.ts'
import type { RewardRow } from './store.ts'

/** Notifies the member of a level or a bonus; the pages that show them pull again. */
export async function notifyVip(
  deps: Pick<Deps, 'clock' | 'config' | 'ids' | 'wallet'>,
  tx: Tx,
  memberId: string,
  { kind, track, level, amount }: Pick<RewardRow, 'kind' | 'track' | 'level' | 'amount'>,
): Promise<void> {
  await notify(deps, tx, {
    memberId,
    kind: `vip_${kind}`,
    details: { track, level, money: formatCentavos(amount) },
    link: '/promotion/vip',
  })
  await deps.wallet.announce(tx, { memberId, topic: 'vip', payload: {} })
}
