import type * as z from 'zod/mini'
import { brazilDay } from '../../../../contract/brazil-day.ts'
import {
  type checkRechargeReward,
  claimRechargeReward,
} from '../../../../contract/promotions/recharge-reward.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { Refused } from '../../../platform/http/answers/refuse.ts'
import { type Claim, claimOnce, openTerms } from '../claim-once.ts'
import { endOfMonth, lastDayOf, monthBefore, monthOf } from '../months.ts'
import { moneyStep, offerOf, refuseOffer } from '../offer.ts'
import { payOnce } from '../pay.ts'
import {
  type PromotionRecharge,
  type Requirement,
  rechargesBetween,
  requirementsByKey,
} from '../recharge/recharge-store.ts'
import { rewardsLike } from '../reward-store.ts'
import { notBelowZero } from '../rules/rate-of.ts'
import type { Executor, Terms } from '../terms-store.ts'
import { monthReward, rateAt, tierOf } from './rules.ts'

type State = z.output<typeof checkRechargeReward.reply>['data']
const dayMs = 86_400_000

export const rewardRequirementKey = (rechargeId: string) => `recharge:${rechargeId}`

/** Until when the play of a recharge joins its month's total, and the month can be claimed. */
export function monthClosesAt(terms: Terms<'recharge'>['terms'], month: string): Date {
  return new Date(endOfMonth(month).getTime() + terms.grace_days * dayMs)
}

/** What a month's recharges must come to before its reward asks for anything: the first tier. */
export function leastOfMonth({ tiers }: Terms<'recharge'>['terms']): bigint {
  return tiers[0]?.from ?? 0n
}

interface Month {
  readonly month: string
  /** All recharges of the month: from the first tier on each of them has a lot of its own. */
  readonly recharged: bigint
  /** Those whose lot is done: they decide the rate and are paid on. */
  readonly counted: bigint
  /** Recharged, and its lot is open or not opened yet. */
  readonly waiting: bigint
  readonly staked: bigint
  readonly toStake: bigint
  readonly paid: bigint
  readonly due: bigint
  /** Rewards and corrections of this month so far: the next one's number. */
  readonly entries: number
}

/** docs/rules/promotions.md: "a recharge joins the total once its own 5× (a lot of its own) is done … pays the difference". */
export async function readMonth(
  on: Executor,
  memberId: string,
  terms: Terms<'recharge'>['terms'],
  month: string,
): Promise<Month> {
  const recharges = await rechargesBetween(on, memberId, `${month}-01`, lastDayOf(month))
  const requirements = await requirementsByKey(
    on,
    memberId,
    recharges.map(row => rewardRequirementKey(row.recharge_id)),
  )
  const entries = await rewardsLike(on, memberId, 'recharge', `${month}:`)
  const paid = entries.reduce((sum, row) => (row.state === 'paid' ? sum + row.amount : sum - row.amount), 0n)
  const played = playOf(recharges, requirements)
  const due = notBelowZero(monthReward(terms, played.counted) - paid)
  return { month, ...played, paid, due, entries: entries.length }
}

function playOf(recharges: readonly PromotionRecharge[], requirements: ReadonlyMap<string, Requirement>) {
  const sums = { recharged: 0n, counted: 0n, waiting: 0n, staked: 0n, toStake: 0n }
  for (const row of recharges) {
    const requirement = requirements.get(rewardRequirementKey(row.recharge_id))
    sums.recharged += row.money
    if (requirement?.status === 'done') sums.counted += row.money
    if (requirement === undefined || requirement.status === 'open') sums.waiting += row.money
    if (requirement?.status !== 'open') continue
    sums.staked += requirement.progress
    sums.toStake += requirement.required
  }
  return sums
}

/** The running month, and the one before while it can still be claimed. */
async function openMonths(deps: Deps, on: Executor, memberId: string, { terms }: Terms<'recharge'>) {
  const now = deps.clock.now()
  const running = monthOf(brazilDay(now))
  const before = monthBefore(running)
  const current = await readMonth(on, memberId, terms, running)
  if (now >= monthClosesAt(terms, before)) return [current]
  return [current, await readMonth(on, memberId, terms, before)]
}

export async function rechargeRewardState(deps: Deps, on: Executor, memberId: string): Promise<State> {
  const open = await openTerms(deps, on, 'recharge')
  const month = monthOf(brazilDay(deps.clock.now()))
  const nothing = { month, counted: 0n, waiting: 0n, paid: 0n, tier: null, rate: 0 }
  if (open === undefined) return { ...offerOf('recharge', { reason: 'not_offered' }), ...nothing }
  const months = await openMonths(deps, on, memberId, open)
  const [current] = months
  if (current === undefined) throw new Error('There is always a running month')
  const { recharged, counted, waiting, paid, staked, toStake } = current
  const least = leastOfMonth(open.terms)
  const next = open.terms.tiers.find(tier => tier.from > counted)
  const isBelow = recharged < least
  const steps = [
    ...(isBelow ? [moneyStep('recharge', recharged, least)] : []),
    ...(isBelow || next === undefined ? [] : [moneyStep('counted', counted, next.from)]),
    ...(toStake > 0n ? [moneyStep('stake', staked, toStake)] : []),
  ]
  const amount = months.reduce((sum, { due }) => sum + due, 0n)
  const tooLittle = recharged > 0n ? 'recharge_too_small' : 'no_recharge'
  const missing = isBelow || waiting === 0n ? tooLittle : 'stake_missing'
  const reason = amount > 0n ? null : paid > 0n && waiting === 0n ? 'claimed' : missing
  const expiresAt = monthClosesAt(open.terms, month)
  return {
    ...offerOf('recharge', { reason, amount, steps, expiresAt }),
    ...{ month, counted, waiting, paid },
    tier: tierOf(open.terms, counted)?.name ?? null,
    rate: rateAt(open.terms, counted),
  }
}

export function claimReward(
  deps: Deps,
  claim: Claim<z.output<typeof claimRechargeReward.body>>,
): Promise<z.output<typeof claimRechargeReward.reply> | Refused> {
  return claimOnce(deps, claimRechargeReward, claim, 'recharge', async (tx, open) => {
    const state = await rechargeRewardState(deps, tx, claim.memberId)
    if (state.reason !== null) return refuseOffer('recharge', state.reason)
    let amount = 0n
    for (const month of await openMonths(deps, tx, claim.memberId, open)) {
      if (month.due > 0n) amount += await payMonth(deps, tx, claim.memberId, open.version, month)
    }
    return { data: { amount } }
  })
}

async function payMonth(
  deps: Deps,
  tx: Tx,
  memberId: string,
  termsVersion: number,
  month: Month,
): Promise<bigint> {
  const paid = await payOnce(deps, tx, {
    memberId,
    promotion: 'recharge',
    subject: `${month.month}:${month.entries + 1}`,
    termsVersion,
    amount: month.due,
    cost: 'bonus_cost',
    details: { month: month.month },
  })
  return paid === undefined ? 0n : month.due
}
