import { formatCentavos } from '../../../contract/centavos.ts'
import type { Tx } from '../../database/transaction.ts'
import { notify } from '../information/service.ts'
import type { MoneyDeps } from '../payment-provider/service.ts'
import { noteRecharge } from '../vip/service.ts'
import type { RechargeRow } from './store.ts'

/** What follows a credited recharge, by PIX or by hand: everything that counts recharges hangs here. `amount`: what came. */
export async function tellSettled(
  deps: MoneyDeps,
  tx: Tx,
  { member_id, order_no }: RechargeRow,
  amount: bigint,
): Promise<void> {
  await noteRecharge(deps, tx, member_id, amount)
  await notify(deps, tx, {
    memberId: member_id,
    kind: 'recharge_paid',
    details: { money: formatCentavos(amount), order_no },
    link: '/rechargeRecord',
  })
}
