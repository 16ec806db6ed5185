import type { PromotionTerms } from '../../contract/promotions/promotion-terms.ts'
import type { Calendar } from './model-calendar.ts'
import { byOrder, type Lot } from './model-lots.ts'

export interface Sums {
  recharged: bigint
  staked: bigint
  won: bigint
  /** Millionths of a centavo; `free` served nothing, `returned` was given back by lots. */
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
  readonly lot: Lot
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
    lots: [] as Lot[],
    open: [] as Lot[],
    keyed: new Map<string, Lot>(),
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

export function openLot(
  state: MemberState,
  lot: Pick<Lot, 'source' | 'recharge' | 'month' | 'required' | 'expires'>,
): Lot {
  const opened: Lot = {
    ...lot,
    progress: 0n,
    status: 'open',
    endedAt: 0,
    isClaimed: false,
    returnedOn: undefined,
    days: new Map(),
  }
  state.lots.push(opened)
  state.keyed.set(`${lot.source} ${lot.recharge}`, opened)
  state.open = [...state.open, opened].sort(byOrder)
  return opened
}

export function closeLots(state: MemberState): void {
  state.open = state.open.filter(lot => lot.status === 'open')
}

export function lotOf(state: MemberState, source: Lot['source'], recharge: number): Lot | undefined {
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
      const lot = lotOf(state, 'recharge', index)
      return lot?.status === 'done' && lot.returnedOn === undefined
    })
    .reduce((sum, { amount }) => sum + amount, 0n)
}

/** The losses that a requirement took count for cashback and commission again: it ended, and paid nothing. */
export function returnLot(state: MemberState, lot: Lot, day: number): void {
  const isKept = lot.source === 'deposit' || state.recharges[lot.recharge]?.isGone === true
  if (isKept || lot.returnedOn !== undefined || lot.days.size === 0) return
  lot.returnedOn = day
  for (const play of lot.days.values()) state.sums.returned += play.theoretical
}

/** Done, and not paid for: a claim of the month pays on what was done until then. */
export function isUnclaimed({ months }: MemberState, lot: Lot): boolean {
  if (lot.status !== 'done' || lot.isClaimed) return false
  if (lot.source === 'recharge') return (months.get(lot.month)?.at ?? -1) < lot.endedAt
  return lot.source === 'rechargerebate'
}

/** A day of play as cashback counts it at the end of another. */
export function counted({ days, lots, paidOfDay }: MemberState, day: number, until: number) {
  const played = days.get(day) ?? { stake: 0n, won: 0n, free: 0n }
  let [loss, theoretical] = [played.stake - played.won, played.free]
  for (const lot of lots) {
    const play = lot.days.get(day)
    if (play === undefined) continue
    const isReturned = lot.returnedOn !== undefined && lot.returnedOn <= until
    if (lot.source === 'deposit' || isReturned) theoretical += play.theoretical
    else loss -= play.stake - play.won
  }
  return { day: String(day), loss, theoretical, paid: paidOfDay.get(day) ?? 0n }
}
