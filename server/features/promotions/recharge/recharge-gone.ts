import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { keepLosses } from '../daily-rescue/keep-losses.ts'
import { bonusRequirementKeys } from '../first-deposit/grant-store.ts'
import { recordFriendGone } from '../invitation/record-friend.ts'
import { monthOf } from '../months.ts'
import { cancelRebate, shrinkRebate } from '../recharge-rebate/rebate-store.ts'
import { rebateRequirementKey } from '../recharge-rebate/recharge-rebate.ts'
import { correctMonth } from '../recharge-reward/correct-month.ts'
import { closeMonth } from '../recharge-reward/month-requirements.ts'
import { rewardRequirementKey } from '../recharge-reward/recharge-reward.ts'
import { rewardsOnRecharge } from '../reward-store.ts'
import { takeBack, takeBackShare } from '../take-back.ts'
import { cancelSpinsOf } from '../wheel/wheel-store.ts'
import { findRecharge, type PromotionRecharge, recordGone } from './recharge-store.ts'

interface Gone {
  readonly memberId: string
  /** The wallet's key of the deposit. */
  readonly depositKey: string
  readonly amount: bigint
}

/**
 * A recharge went back, whole or in part: call it in the transaction that posts the refund or the claw-back, once for what has gone.
 * Whole, its lots end and everything that was paid on it is taken back: from cash, else as debt. In part, its share of that is, and what
 * is still to be earned on it becomes so much smaller, with the play it asks for.
 */
export async function recordRechargeGone(
  deps: Deps,
  tx: Tx,
  { memberId, depositKey, amount }: Gone,
): Promise<void> {
  const recharge = await findRecharge(tx, memberId, { depositKey })
  if (recharge === undefined) return
  const before = recharge.money - recharge.gone
  const gone = amount < before ? amount : before
  if (gone === 0n) return
  const all = recharge.gone + gone
  await recordGone(tx, recharge, all)
  await recordFriendGone(deps, tx, memberId, gone)
  if (gone === before) await endRewards(deps, tx, recharge)
  else await shrinkRewards(deps, tx, recharge, { gone, of: before })
  // Each part that goes corrects the month once.
  const { recharge_id: id, day } = recharge
  await correctMonth(deps, tx, memberId, monthOf(day), recharge.gone === 0n ? id : `${id}:${all}`)
  await deps.wallet.announce(tx, { memberId, topic: 'promotions', payload: {} })
}

async function endRewards(deps: Deps, tx: Tx, recharge: PromotionRecharge): Promise<void> {
  const { member_id: memberId, recharge_id: id } = recharge
  await cancelRebate(tx, memberId, id)
  await deps.wallet.cancelRequirement(tx, memberId, rebateRequirementKey(id))
  await deps.wallet.cancelRequirement(tx, memberId, rewardRequirementKey(id))
  const ofBonus = recharge.is_first ? await bonusRequirementKeys(tx, memberId) : []
  await keepLosses(deps, tx, memberId, [rebateRequirementKey(id), rewardRequirementKey(id), ...ofBonus])
  await closeMonth(deps, tx, memberId, monthOf(recharge.day))
  await cancelSpinsOf(tx, memberId, id)
  for (const reward of await rewardsOnRecharge(tx, memberId, id)) await takeBack(deps, tx, reward)
}

/** Centavos that went of those that were left before. */
export interface Part {
  readonly gone: bigint
  readonly of: bigint
}

async function shrinkRewards(deps: Deps, tx: Tx, recharge: PromotionRecharge, part: Part): Promise<void> {
  const { member_id: memberId, recharge_id: id } = recharge
  await shrinkRebate(tx, memberId, id, part)
  for (const requirement of [rebateRequirementKey(id), rewardRequirementKey(id)])
    await deps.wallet.lessenRequirement(tx, memberId, requirement, { left: part.of - part.gone, of: part.of })
  await cancelSpinsOf(tx, memberId, id, part)
  await closeMonth(deps, tx, memberId, monthOf(recharge.day))
  const key = `${id}:${recharge.gone + part.gone}`
  for (const reward of await rewardsOnRecharge(tx, memberId, id))
    await takeBackShare(deps, tx, reward, { ...part, key })
}
