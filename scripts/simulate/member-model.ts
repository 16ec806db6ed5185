import type { PromotionTerms } from '../../contract/promotions/promotion-terms.ts'
import { friendPlayDays } from '../../contract/responsible-gambling/play-days.ts'
import { bettingRebate, rebateRate } from '../../server/features/promotions/betting-rebate/rules.ts'
import { cashbackClaim } from '../../server/features/promotions/daily-rescue/rules.ts'
import { rebateOf } from '../../server/features/promotions/recharge-rebate/rules.ts'
import { monthReward } from '../../server/features/promotions/recharge-reward/rules.ts'
import type { Calendar } from './model-calendar.ts'
import { dayFaults, faultsOf, requirementFaults } from './model-faults.ts'
import { goBack } from './model-gone.ts'
import {
  activeBonus,
  claimOffer,
  counting,
  endIfDue,
  giveOfferUp,
  moveBonus,
  tendBonus,
} from './model-offer.ts'
import { type Requirement, serve } from './model-requirements.ts'
import {
  closeRequirements,
  counted,
  countedIn,
  createMemberState,
  dayOf,
  isUnclaimed,
  type MemberState,
  openRequirement,
  rechargedIn,
  requirementOf,
  returnRequirement,
  wholeOf,
} from './model-state.ts'

export type { Sums } from './model-state.ts'

/**
 * One member under the rules of promotions on play, without a database: the deposit's own 1×, first-deposit offer, rebate, the month's
 * two sums, cashback, betting rebate and losses that return. The rules that pay are the server's own; what the ledger does is done anew
 * here, and the ledger's sums must agree (tests/server/promotions/simulated-ledger.test.ts). `moment` is `day * 24 + hour`.
 */
export function createMemberModel(
  terms: PromotionTerms,
  calendar: Calendar,
  { isInvited = false }: { readonly isInvited?: boolean } = {},
) {
  const state = createMemberState(terms, calendar)
  const at = (moment: number) => {
    state.now += 1
    return moment
  }
  return {
    sums: state.sums,
    money: state.money,
    recharge: (moment: number, amount: bigint) => recharge(state, at(moment), { amount, isInvited }),
    /** Cash and bonus that may be staked on one round now. */
    stakeable: (moment: number) => stakeable(state, moment),
    /** What of the bonus would become cash without its cap, and the weighted stake that is left; `undefined` without a bonus. */
    bonusAt: (moment: number) => {
      const bonus = activeBonus(state, moment)
      if (bonus === undefined) return undefined
      return {
        held: counting(bonus),
        left: bonus.requirement.required - bonus.requirement.progress / 1_000_000n,
      }
    },
    play: (moment: number, stake: bigint, payout: bigint, edgePpm: bigint) =>
      play(state, at(moment), { stake, payout, edgePpm }),
    /** What the workers do: ends what is over, and returns what it took where nothing was paid for it. */
    tend: (moment: number) => tend(state, at(moment)),
    /** The betting rebate of a day, at a level's rate in hundredths of a percent. */
    night: (day: number, levelRate: number) => payNight(state, day, levelRate),
    claimOffer: (moment: number) => claimOffer(state, at(moment)),
    claimRebates: (moment: number) => claimRebates(state, at(moment)),
    claimMonths: (moment: number) => {
      const day = dayOf(at(moment))
      claimMonth(state, calendar.monthOf(day))
      const before = calendar.monthBefore(day)
      if (moment < closeOf(state, before)) claimMonth(state, before)
    },
    claimCashback: (moment: number) => claimCashback(state, dayOf(at(moment)) - 1),
    /** Of an active bonus, wins that do not count with it. */
    bonusMoney: () => state.bonus?.money ?? 0n,
    isFreeToLeave: () => isFreeToLeave(state),
    /** Asks for everything; `false`: a deposit or free money still asks for play, or there is nothing. */
    withdraw: (moment: number) => withdraw(state, at(moment)),
    goBack: (moment: number, index: number) => goBack(state, at(moment), index),
    /** Promises that were not kept to a member who claims in time, and centavos without a movement. */
    faults: (moment: number) => faultsOf(state, moment),
  }
}

export type MemberModel = ReturnType<typeof createMemberModel>

const closeOf = ({ calendar, terms }: MemberState, month: string) =>
  (calendar.endOf(month) + terms.recharge.grace_days) * 24

function recharge(
  state: MemberState,
  moment: number,
  { amount, isInvited }: { readonly amount: bigint; readonly isInvited: boolean },
): number {
  const { terms, calendar, recharges, ofMonth, money, sums } = state
  const month = calendar.monthOf(dayOf(moment))
  const index = recharges.push({ amount, month, moment, isGone: false }) - 1
  ofMonth.set(month, [...(ofMonth.get(month) ?? []), index])
  money.cash += amount
  sums.recharged += amount
  openRequirement(state, { source: 'deposit', recharge: index, month, required: amount, expires: Infinity })
  const rebate = rebateOf(terms.rechargerebate, amount, new Date(0))
  if (rebate !== undefined && rebate.reward > 0n) {
    const expires = moment + terms.rechargerebate.days * 24
    openRequirement(state, {
      source: 'rechargerebate',
      recharge: index,
      month,
      required: rebate.required,
      expires,
    })
  }
  openMonth(state, month)
  if (isInvited) openFriend(state, moment)
  forget(state, dayOf(moment))
  return index
}

function openMonth(state: MemberState, month: string): void {
  const { terms } = state
  if (rechargedIn(state, month) < (terms.recharge.tiers[0]?.from ?? 0n)) return
  const expires = closeOf(state, month)
  for (const { amount, index } of wholeOf(state, month)) {
    if (requirementOf(state, 'recharge', index) !== undefined) continue
    const required = amount * BigInt(terms.recharge.wagering_times)
    openRequirement(state, { source: 'recharge', recharge: index, month, required, expires })
  }
}

/** A friend's own play for their inviter begins once their recharges are enough. */
function openFriend(state: MemberState, moment: number): void {
  const { min_recharge, min_stake: required } = state.terms.invitationactivity
  if (
    state.sums.recharged - state.sums.gone < min_recharge ||
    requirementOf(state, 'invitation', -1) !== undefined
  )
    return
  const expires = moment + friendPlayDays * 24
  openRequirement(state, { source: 'invitation', recharge: -1, month: '', required, expires })
}

/** Nothing of a lot that is over and older than any claim decides anything again. */
function forget(state: MemberState, day: number): void {
  const oldest = day - 60
  if (state.requirements.length < 64 || oldest < 0) return
  for (const old of state.days.keys()) {
    if (old >= oldest) continue
    state.faults.push(...dayFaults(state, old, day))
    state.days.delete(old)
  }
  const isOld = (requirement: Requirement) => [...requirement.days.keys()].every(played => played <= oldest)
  const isOver = (requirement: Requirement) =>
    requirement.source === 'deposit' || requirement.expires <= oldest * 24
  const [past, kept] = [[] as Requirement[], [] as Requirement[]]
  for (const requirement of state.requirements)
    (requirement.status === 'open' || !isOver(requirement) || !isOld(requirement) ? kept : past).push(
      requirement,
    )
  state.requirements = kept
  for (const requirement of past) state.faults.push(...requirementFaults(state, requirement))
}

function stakeable(state: MemberState, moment: number): bigint {
  const bonus = activeBonus(state, moment)
  const cash = state.money.cash > 0n ? state.money.cash : 0n
  if (bonus === undefined) return cash
  const all = cash + bonus.money
  return all < bonus.maxStake ? all : bonus.maxStake
}

interface Played {
  readonly stake: bigint
  readonly payout: bigint
  readonly edgePpm: bigint
}

/** One settled round, cash first; its stake is no more than `stakeable`. */
function play(state: MemberState, moment: number, { stake, payout, edgePpm }: Played): void {
  const { money, sums, days, now } = state
  const day = dayOf(moment)
  const bonus = activeBonus(state, moment)
  const fromCash = money.cash >= stake ? stake : money.cash > 0n ? money.cash : 0n
  const fromBonus = stake - fromCash
  const toBonus = (payout * fromBonus) / stake
  const won = payout - toBonus
  money.cash += won - fromCash
  if (bonus !== undefined) moveBonus(bonus, fromBonus, toBonus)
  const running = state.open.filter(requirement => requirement.expires > moment)
  const { served, isBonusServed } = serve(running, {
    day,
    cash: fromCash,
    bonus: fromBonus,
    won,
    edgePpm,
    now,
  })
  if (bonus !== undefined && (isBonusServed || fromBonus > 0n)) endIfDue(state, bonus)
  if (running.some(({ status }) => status !== 'open')) {
    recordFriend(state)
    closeRequirements(state)
  }
  const played = days.get(day) ?? { stake: 0n, won: 0n, free: 0n }
  played.stake += fromCash
  played.won += won
  played.free += (fromCash - served) * edgePpm
  days.set(day, played)
  sums.staked += fromCash
  sums.won += won
  sums.theoretical += fromCash * edgePpm
  sums.free += (fromCash - served) * edgePpm
  sums.bonusLuck += toBonus * 1_000_000n - fromBonus * (1_000_000n - edgePpm)
}

function recordFriend(state: MemberState): void {
  const requirement = state.open.find(one => one.source === 'invitation')
  if (requirement?.status === 'done') state.sums.invited += state.terms.invitationactivity.reward
}

function tend(state: MemberState, moment: number): void {
  tendBonus(state, moment)
  for (const requirement of state.requirements) {
    if (requirement.source === 'ftd' || requirement.expires > moment || requirement.returnedOn !== undefined)
      continue
    const endsNow = requirement.status === 'open'
    if (endsNow) requirement.status = 'expired'
    if (endsNow || isUnclaimed(state, requirement)) returnRequirement(state, requirement, dayOf(moment))
  }
  closeRequirements(state)
}

/** Paid from so much on; until then it waits. */
function payNight({ terms, days, sums, money }: MemberState, day: number, levelRate: number): void {
  const rebate = bettingRebate(days.get(day)?.free ?? 0n, rebateRate(terms.rebates, 'slots', levelRate))
  sums.bettingRebate += rebate
  money.rebate += rebate
  if (rebate === 0n || money.rebate < terms.rebates.pay_at) return
  money.cash += money.rebate
  money.rebate = 0n
}

function claimRebates({ terms, requirements, recharges, money, sums }: MemberState, moment: number): void {
  for (const requirement of requirements) {
    if (requirement.source !== 'rechargerebate' || requirement.status !== 'done') continue
    if (requirement.isClaimed || requirement.expires <= moment) continue
    requirement.isClaimed = true
    const { amount } = recharges[requirement.recharge] ?? { amount: 0n }
    const reward = rebateOf(terms.rechargerebate, amount, new Date(0))?.reward ?? 0n
    money.cash += reward
    sums.rebate += reward
  }
}

function claimMonth(state: MemberState, month: string): void {
  const before = state.months.get(month)?.paid ?? 0n
  const due = monthReward(state.terms.recharge, countedIn(state, month)) - before
  if (due <= 0n) return
  state.months.set(month, { paid: before + due, at: state.now })
  state.money.cash += due
  state.sums.reward += due
}

/** Yesterday's cashback, with what returned yesterday. */
function claimCashback(state: MemberState, day: number): void {
  const { claimedDays, requirements, paidOfDay, terms, money, sums } = state
  if (claimedDays.has(day)) return
  const wanted = new Set([day])
  for (const requirement of requirements)
    if (requirement.returnedOn === day) for (const played of requirement.days.keys()) wanted.add(played)
  const days = [...wanted].map(one => counted(state, one, day))
  const claim = cashbackClaim(terms.dailyrescue, days, String(day))
  if (claim.amount === 0n) return
  claimedDays.add(day)
  for (const part of claim.parts)
    paidOfDay.set(Number(part.day), (paidOfDay.get(Number(part.day)) ?? 0n) + part.due)
  money.cash += claim.amount
  sums.cashback += claim.amount
}

const isFreeToLeave = ({ money, open }: MemberState) =>
  money.cash > 0n && !open.some(({ source }) => source === 'deposit' || source === 'free')

function withdraw(state: MemberState, moment: number): boolean {
  const { money, sums } = state
  if (!isFreeToLeave(state)) return false
  giveOfferUp(state, moment)
  sums.withdrawn += money.cash
  money.cash = 0n
  return true
}
