import { cashbackOf } from '../../server/features/promotions/daily-rescue/rules.ts'
import { rebateOf } from '../../server/features/promotions/recharge-rebate/rules.ts'
import { monthReward } from '../../server/features/promotions/recharge-reward/rules.ts'
import { takeOfferBack } from './model-offer.ts'
import type { Requirement } from './model-requirements.ts'
import {
  closeRequirements,
  counted,
  countedIn,
  dayOf,
  type MemberState,
  rechargedIn,
  requirementOf,
  returnRequirement,
  wholeOf,
} from './model-state.ts'

/** The recharge goes back to its payer: its requirements end, what was paid on it is taken back; cash may fall below zero: debt. */
export function goBack(state: MemberState, moment: number, index: number): void {
  const today = dayOf(moment)
  const recharge = state.recharges[index]
  if (recharge === undefined || recharge.isGone) return
  const own = state.requirements.filter(requirement => requirement.recharge === index)
  const played = own
    .filter(requirement => requirement.returnedOn !== undefined)
    .flatMap(requirement => [...requirement.days.keys()])
  const before = new Map(played.map(day => [day, worthOf(state, day, today)]))
  recharge.isGone = true
  state.money.cash -= recharge.amount
  state.sums.gone += recharge.amount
  for (const requirement of own) endRequirement(state, requirement, recharge.amount)
  for (const [day, was] of before) takeCashback(state, day, was, worthOf(state, day, today))
  closeMonth(state, recharge.month, today)
  if (index === 0) takeOfferBack(state)
  const { min_recharge } = state.terms.invitationactivity
  if (state.sums.recharged - state.sums.gone < min_recharge) state.sums.invited = 0n
  closeRequirements(state)
  correctMonth(state, recharge.month)
}

const worthOf = (state: MemberState, day: number, today: number) =>
  cashbackOf(state.terms.dailyrescue, { ...counted(state, day, today), paid: 0n }).due

function takeBack(
  { money, sums }: MemberState,
  what: 'rebate' | 'reward' | 'cashback',
  amount: bigint,
): void {
  money.cash -= amount
  sums[what] -= amount
}

function endRequirement(state: MemberState, requirement: Requirement, amount: bigint): void {
  const { sums, terms } = state
  if (requirement.status === 'open') requirement.status = 'cancelled'
  if (requirement.returnedOn !== undefined)
    for (const play of requirement.days.values()) sums.returned -= play.theoretical
  requirement.returnedOn = undefined
  if (requirement.isClaimed)
    takeBack(state, 'rebate', rebateOf(terms.rechargerebate, amount, new Date(0))?.reward ?? 0n)
}

function takeCashback(state: MemberState, day: number, was: bigint, is: bigint): void {
  const paid = state.paidOfDay.get(day) ?? 0n
  const back = was - is < paid - is ? was - is : paid - is
  if (back <= 0n) return
  state.paidOfDay.set(day, paid - back)
  takeBack(state, 'cashback', back)
}

function closeMonth(state: MemberState, month: string, today: number): void {
  if (rechargedIn(state, month) >= (state.terms.recharge.tiers[0]?.from ?? 0n)) return
  for (const { index } of wholeOf(state, month)) {
    const requirement = requirementOf(state, 'recharge', index)
    if (requirement?.status !== 'open') continue
    requirement.status = 'expired'
    returnRequirement(state, requirement, today)
  }
}

function correctMonth(state: MemberState, month: string): void {
  const claimed = state.months.get(month)
  const over = (claimed?.paid ?? 0n) - monthReward(state.terms.recharge, countedIn(state, month))
  if (claimed === undefined || over <= 0n) return
  state.months.set(month, { ...claimed, paid: claimed.paid - over })
  takeBack(state, 'reward', over)
}
