import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { openTerms } from '../claim-once.ts'
import { earnBy } from '../earn-by.ts'
import type { PromotionRecharge } from '../recharge/recharge-store.ts'
import { insertRebate } from './rebate-store.ts'
import { rebateRequirementKey } from './recharge-rebate.ts'
import { rebateOf } from './rules.ts'

/** Begins the rebate of a deposit under the terms of this moment, in the transaction that credits it. */
export async function beginRebate(deps: Deps, tx: Tx, recharge: PromotionRecharge): Promise<void> {
  const open = await openTerms(deps, tx, 'rechargerebate')
  const rebate = open && rebateOf(open.terms, recharge.money, recharge.settled_at)
  if (open === undefined || rebate === undefined || rebate.reward === 0n) return
  await insertRebate(tx, recharge, open.version, rebate)
  await earnBy(deps, tx, recharge.member_id, {
    source: 'rechargerebate',
    key: rebateRequirementKey(recharge.recharge_id),
    required: rebate.required,
    expiresAt: rebate.endsAt,
  })
}
