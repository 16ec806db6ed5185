import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { openTerms } from '../claim-once.ts'
import { earnBy } from '../earn-by.ts'
import { lastDayOf, monthOf } from '../months.ts'
import { rechargesBetween } from '../recharge/recharge-store.ts'
import { leastOfMonth, monthClosesAt, rewardRequirementKey } from './recharge-reward.ts'

/**
 * Opens the lots of a month's recharges once they have reached the first tier together: before, no play can earn the reward,
 * and it counts for cashback instead. A recharge has one lot, whenever it opens. docs/rules/promotions.md#recharge-reward
 */
export async function openMonth(deps: Deps, tx: Tx, memberId: string, day: string): Promise<void> {
  const open = await openTerms(deps, tx, 'recharge')
  if (open === undefined) return
  const { recharges, recharged } = await monthOfRecharges(tx, memberId, monthOf(day))
  if (recharged < leastOfMonth(open.terms)) return
  for (const recharge of recharges) {
    await earnBy(deps, tx, memberId, {
      source: 'recharge',
      key: rewardRequirementKey(recharge.recharge_id),
      required: recharge.money * BigInt(open.terms.wagering_times),
      expiresAt: monthClosesAt(open.terms, monthOf(recharge.day)),
    })
  }
}

/** A recharge went back: under the first tier the lots of the others can earn nothing and end. */
export async function closeMonth(deps: Deps, tx: Tx, memberId: string, month: string): Promise<void> {
  const open = await openTerms(deps, tx, 'recharge')
  if (open === undefined) return
  const { recharges, recharged } = await monthOfRecharges(tx, memberId, month)
  if (recharged >= leastOfMonth(open.terms)) return
  await deps.wallet.giveUpRequirements(
    tx,
    memberId,
    recharges.map(row => rewardRequirementKey(row.recharge_id)),
  )
}

async function monthOfRecharges(tx: Tx, memberId: string, month: string) {
  const recharges = await rechargesBetween(tx, memberId, `${month}-01`, lastDayOf(month))
  return { recharges, recharged: recharges.reduce((sum, { money }) => sum + money, 0n) }
}
