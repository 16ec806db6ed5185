import { formatCentavos } from '../../../../contract/centavos.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { notify } from '../../../platform/notifications/notify.ts'
import type { MoneyDeps } from '../providers/service.ts'
import type { RechargeRow } from './store.ts'

interface Came {
  /** Centavos, fee included. */
  readonly amount: bigint
  /** The wallet's business key of the deposit. */
  readonly depositKey: string
  /** Who paid, where the provider tells it. */
  readonly payer?: string | undefined
}

/** What follows a credited recharge, by PIX or by hand: everything that counts recharges hangs here. */
export async function notifySettled(
  deps: MoneyDeps,
  tx: Tx,
  { id, member_id, order_no }: RechargeRow,
  { amount, depositKey, payer }: Came,
): Promise<void> {
  await deps.publish(deps, tx, 'depositSettled', {
    ...{ memberId: member_id, rechargeId: id },
    ...{ depositKey, amount, payer },
  })
  await notify(deps, tx, {
    memberId: member_id,
    kind: 'recharge_paid',
    details: { money: formatCentavos(amount), order_no },
    link: '/rechargeRecord',
  })
}
