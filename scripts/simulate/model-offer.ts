import { countedWin } from '../../server/features/promotions/first-deposit/price-rules.ts'
import { firstDepositOffer } from '../../server/features/promotions/first-deposit/rules.ts'
import {
  type Bonus,
  closeRequirements,
  dayOf,
  type MemberState,
  openRequirement,
  returnRequirement,
} from './model-state.ts'

/** The bonus that may be staked at a moment. */
export function activeBonus({ bonus }: MemberState, moment: number): Bonus | undefined {
  return bonus?.status === 'active' && bonus.requirement.expires > moment ? bonus : undefined
}

/** Claims the first deposit's offer; `false`: there is nothing to claim. */
export function claimOffer(state: MemberState, moment: number): boolean {
  const { terms, recharges, isOfferOver, money, sums } = state
  const [first] = recharges
  if (first === undefined || first.isGone || isOfferOver) return false
  if (moment >= first.moment + terms.ftd.claim_days * 24) return false
  state.isOfferOver = true
  const offer = firstDepositOffer(terms.ftd, first.amount)
  const common = { recharge: 0, month: first.month }
  state.free = offer.free
  money.cash += offer.free
  sums.offer += offer.free
  if (offer.freeRequired > 0n && offer.free > 0n)
    openRequirement(state, { ...common, source: 'free', required: offer.freeRequired, expires: Infinity })
  if (offer.bonus === 0n) return true
  const { required, maxStake, maxConversion, maxWinTimes } = offer
  const expires = moment + offer.lastsSeconds / 3_600
  const requirement = openRequirement(state, { ...common, source: 'ftd', required, expires })
  const bounds = { maxStake, maxConversion, maxWinTimes }
  state.bonus = { requirement, ...bounds, status: 'active', money: offer.bonus, uncounted: 0n, converted: 0n }
  return true
}

/** What a bonus bet takes and brings; `staked` and `won` are its bonus money. */
export function moveBonus(bonus: Bonus, staked: bigint, won: bigint): void {
  bonus.money += won - staked
  bonus.uncounted += won - countedWin(staked, won, bonus.maxWinTimes)
}

/** Bonus money without the wins that do not count. */
export function counting({ money, uncounted }: Bonus): bigint {
  return money > uncounted ? money - uncounted : 0n
}

/** A bonus whose requirement is done becomes cash; one that is played away is over. */
export function endIfDue(state: MemberState, bonus: Bonus): void {
  const isDone = bonus.requirement.status === 'done'
  if (!isDone && bonus.money > 0n) return
  const held = counting(bonus)
  bonus.converted = held < bonus.maxConversion ? held : bonus.maxConversion
  bonus.status = isDone ? 'converted' : 'spent'
  bonus.money = 0n
  if (!isDone) bonus.requirement.status = 'cancelled'
  state.money.cash += bonus.converted
  state.sums.offer += bonus.converted
}

/** A withdrawal was asked for: nothing can be claimed any more, and an open bonus is given up. */
export function giveOfferUp(state: MemberState, moment: number): void {
  state.isOfferOver = true
  if (state.bonus?.status !== 'active') return
  endBonus(state.bonus, 'cancelled')
  returnRequirement(state, state.bonus.requirement, dayOf(moment))
  closeRequirements(state)
}

/** What time does to it. */
export function tendBonus(state: MemberState, moment: number): void {
  const { bonus } = state
  if (bonus?.status === 'active' && bonus.requirement.expires <= moment) {
    endBonus(bonus, 'expired')
    returnRequirement(state, bonus.requirement, dayOf(moment))
  }
  if (bonus?.status === 'spent') returnRequirement(state, bonus.requirement, dayOf(moment))
}

function endBonus(bonus: Bonus, as: 'cancelled' | 'expired'): void {
  bonus.status = 'ended'
  bonus.money = 0n
  if (bonus.requirement.status === 'open') bonus.requirement.status = as
}

/** The first deposit went back: free money and what became cash go, too. */
export function takeOfferBack(state: MemberState): void {
  const { bonus, money, sums, free } = state
  state.isOfferOver = true
  const back = free + (bonus?.status === 'converted' ? bonus.converted : 0n)
  state.free = 0n
  money.cash -= back
  sums.offer -= back
  if (bonus?.status === 'active') endBonus(bonus, 'cancelled')
  if (bonus?.status === 'converted') bonus.status = 'ended'
}
