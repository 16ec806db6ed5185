import { cashbackOf } from '../../server/features/promotions/daily-rescue/rules.ts'
import { monthReward } from '../../server/features/promotions/recharge-reward/rules.ts'
import type { Requirement } from './model-requirements.ts'
import { counted, countedIn, dayOf, type MemberState } from './model-state.ts'

/**
 * What a member who claims everything in time was promised and did not get, and cash that no movement explains. Every requirement
 * and every day of them is over by then.
 */
export function faultsOf(state: MemberState, moment: number): readonly string[] {
  const today = dayOf(moment)
  const { requirements, days, ofMonth, faults } = state
  return [
    ...faults,
    ...requirements.flatMap(requirement => requirementFaults(state, requirement)),
    ...[...days.keys()].flatMap(day => dayFaults(state, day, today)),
    ...[...ofMonth.keys()].flatMap(month => monthFaults(state, month)),
    ...centavosUnexplained(state),
  ]
}

/** A requirement that was done is paid for; one that was not has returned what it took. */
export function requirementFaults({ recharges }: MemberState, requirement: Requirement): readonly string[] {
  if (recharges[requirement.recharge]?.isGone === true || requirement.status === 'open') return []
  const name = `${requirement.source} ${requirement.recharge}`
  if (requirement.source === 'rechargerebate' && requirement.status === 'done' && !requirement.isClaimed)
    return [`unpaid: ${name}`]
  const isOver = requirement.status === 'expired' || requirement.status === 'cancelled'
  if (isOver && requirement.days.size > 0 && requirement.returnedOn === undefined)
    return [`not returned: ${name}`]
  return []
}

/** Cashback owes a day no more than the least that it pays. */
export function dayFaults(state: MemberState, day: number, today: number): readonly string[] {
  const { due } = cashbackOf(state.terms.dailyrescue, counted(state, day, today))
  return due > state.terms.dailyrescue.above ? [`cashback of day ${day}: ${due}`] : []
}

function monthFaults(state: MemberState, month: string): readonly string[] {
  const owed =
    monthReward(state.terms.recharge, countedIn(state, month)) - (state.months.get(month)?.paid ?? 0n)
  return owed === 0n ? [] : [`reward of ${month}: ${owed}`]
}

function centavosUnexplained({ sums, money }: MemberState): readonly string[] {
  const paid = sums.rebate + sums.reward + sums.cashback + sums.offer + sums.bettingRebate - money.rebate
  const cash = sums.recharged - sums.gone - sums.staked + sums.won + paid - sums.withdrawn
  return cash === money.cash ? [] : [`${money.cash - cash} centavos without a movement`]
}
