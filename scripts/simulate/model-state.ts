import type { PromotionTerms } from '../../contract/promotions/promotion-terms.ts'
import type { Calendar } from './model-calendar.ts'
import { byOrder, type Requirement } from './model-requirements.ts'

export interface Sums {
  recharged: bigint
  staked: bigint
  won: bigint
  /** Millionths of a centavo; `free` served nothing, `returned` was given back by requirements. */
  theoretical: bigint
  free: bigint
  returned: bigint
  rebate: bigint
  reward: bigint
  cashback: bigint
  /** Of the first deposit: free money, and what of the bonus became cash. */
  offer: bigint
  bettingRebate: bigint
  withdrawn: bigint
  /** Recharges that went back to their payer. */
  gone: bigint
  /** For the inviter. */
  invited: bigint
  /** What bonus bets won beyond their average, in millionths of a centavo: it is nothing on average. */
  bonusLuck: bigint
}

interface Recharge {
  readonly amount: bigint
  readonly month: string
  readonly moment: number
  isGone: boolean
}

interface Day {
  stake: bigint
  won: bigint
  free: bigint
}

export interface Bonus {
  readonly requirement: Requirement
  readonly maxStake: bigint
  readonly maxConversion: bigint
  readonly maxWinTimes: number
  status: 'active' | 'converted' | 'spent' | 'ended'
  money: bigint
  uncounted: bigint
  converted: bigint
}

const none = (): Sums => ({
  recharged: 0n,
  staked: 0n,
  won: 0n,
  theoretical: 0n,
  free: 0n,
  returned: 0n,
  rebate: 0n,
  reward: 0n,
  cashback: 0n,
  offer: 0n,
  bettingRebate: 0n,
  withdrawn: 0n,
  gone: 0n,
  invited: 0n,
  bonusLuck: 0n,
})

/** Everything that the model keeps of one member. `moment` is `day * 24 + hour`. */
export function createMemberState(terms: PromotionTerms, calendar: Calendar) {
  return {
    terms,
    calendar,
    sums: none(),
    /** Below zero: debt. `rebate` waits for its payment. */
    money: { cash: 0n, rebate: 0n },
    recharges: [] as Recharge[],
    ofMonth: new Map<string, number[]>(),
    days: new Map<number, Day>(),
    paidOfDay: new Map<number, bigint>(),
    claimedDays: new Set<number>(),
    months: new Map<string, { paid: bigint; at: number }>(),
    requirements: [] as Requirement[],
    open: [] as Requirement[],
    keyed: new Map<string, Requirement>(),
    bonus: undefined as Bonus | undefined,
    isOfferOver: false,
    free: 0n,
    now: 0,
    /** Promises that were not kept. */
    faults: [] as string[],
  }
}

export type MemberState = ReturnType<typeof createMemberState>

export const dayOf = (moment: number) => Math.floor(moment / 24)

export function openRequirement(
  state: MemberState,
  requirement: Pick<Requirement, 'source' | 'recharge' | 'month' | 'required' | 'expires'>,
): Requirement {
  const opened: Requirement = {
    ...requirement,
    progress: 0n,
    status: 'open',
    endedAt: 0,
    isClaimed: false,
    returnedOn: undefined,
    days: new Map(),
  }
  state.requirements.push(opened)
  state.keyed.set(`${requirement.source} ${requirement.recharge}`, opened)
  state.open = [...state.open, opened].sort(byOrder)
  return opened
}

export function closeRequirements(state: MemberState): void {
  state.open = state.open.filter(requirement => requirement.status === 'open')
}

export function requirementOf(
  state: MemberState,
  source: Requirement['source'],
  recharge: number,
): Requirement | undefined {
  return state.keyed.get(`${source} ${recharge}`)
}

/** The month's recharges that are still there. */
export function wholeOf({ ofMonth, recharges }: MemberState, month: string) {
  return (ofMonth.get(month) ?? []).flatMap(index => {
    const recharge = recharges[index]
    return recharge === undefined || recharge.isGone ? [] : [{ amount: recharge.amount, index }]
  })
}

export function rechargedIn(state: MemberState, month: string): bigint {
  return wholeOf(state, month).reduce((sum, { amount }) => sum + amount, 0n)
}

/** Qualified: their requirement is done. */
export function countedIn(state: MemberState, month: string): bigint {
  return wholeOf(state, month)
    .filter(({ index }) => {
      const requirement = requirementOf(state, 'recharge', index)
      return requirement?.status === 'done' && requirement.returnedOn === undefined
    })
    .reduce((sum, { amount }) => sum + amount, 0n)
}

/** The losses that a requirement took count for cashback and commission again: it ended, and paid nothing. */
export function returnRequirement(state: MemberState, requirement: Requirement, day: number): void {
  const isKept = requirement.source === 'deposit' || state.recharges[requirement.recharge]?.isGone === true
  if (isKept || requirement.returnedOn !== undefined || requirement.days.size === 0) return
  requirement.returnedOn = day
  for (const play of requirement.days.values()) state.sums.returned += play.theoretical
}

/** Done, and not paid for: a claim of the month pays on what was done until then. */
export function isUnclaimed({ months }: MemberState, requirement: Requirement): boolean {
  if (requirement.status !== 'done' || requirement.isClaimed) return false
  if (requirement.source === 'recharge')
    return (months.get(requirement.month)?.at ?? -1) < requirement.endedAt
  return requirement.source === 'rechargerebate'
}

/** A day of play as cashback counts it at the end of another. */
export function counted({ days, requirements, paidOfDay }: MemberState, day: number, until: number) {
  const played = days.get(day) ?? { stake: 0n, won: 0n, free: 0n }
  let [loss, theoretical] = [played.stake - played.won, played.free]
  for (const requirement of requirements) {
    const play = requirement.days.get(day)
    if (play === undefined) continue
    const isReturned = requirement.returnedOn !== undefined && requirement.returnedOn <= until
    if (requirement.source === 'deposit' || isReturned) theoretical += play.theoretical
    else loss -= play.stake - play.won
  }
  return { day: String(day), loss, theoretical, paid: paidOfDay.get(day) ?? 0n }
}
