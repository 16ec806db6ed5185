import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { takeBackApart } from '../take-back.ts'
import { termsAt } from '../terms-store.ts'
import { readMonth } from './recharge-reward.ts'
import { monthReward } from './rules.ts'

/** A recharge left its month's total: what the month was paid too much is taken back, once for that recharge. */
export async function correctMonth(
  deps: Deps,
  tx: Tx,
  memberId: string,
  month: string,
  rechargeId: string,
): Promise<void> {
  const terms = await termsAt(tx, 'recharge', deps.clock.now())
  if (terms === undefined) return
  const { counted, paid } = await readMonth(tx, memberId, terms.terms, month)
  const amount = paid - monthReward(terms.terms, counted)
  if (amount <= 0n) return
  await takeBackApart(deps, tx, {
    memberId,
    promotion: 'recharge',
    subjectOf: () => `${month}:back:${rechargeId}`,
    terms_version: terms.version,
    amount,
    cost: 'bonus_cost',
    details: { month },
  })
}
