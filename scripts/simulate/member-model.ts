import type { PromotionTerms } from '../../contract/promotion-terms.ts'
import { cashbackClaim, cashbackOf } from '../../server/features/promotions/rules/daily-rescue.ts'
import { rebateOf } from '../../server/features/promotions/rules/recharge-rebate.ts'
import { monthReward } from '../../server/features/promotions/rules/recharge-tiers.ts'
import type { Calendar } from './model-calendar.ts'
import { byOrder, type Lot, serve } from './model-lots.ts'

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
}

interface Recharge {
  readonly amount: bigint
  readonly month: string
  isGone: boolean
}

interface Day {
  stake: bigint
  won: bigint
  free: bigint
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
})

/**
 * One member under the rules of promotions on play, without a database: the deposit's own 1×, rebate, the month's two sums,
 * cashback and losses that return. The rules that pay are the server's own; what the ledger does is done anew here, and the
 * ledger's sums must agree (tests/server/simulated-ledger.test.ts). `moment` is `day * 24 + hour`.
 */
export function createMemberModel(terms: PromotionTerms, calendar: Calendar) {
  const sums = none()
  const recharges: Recharge[] = []
  const days = new Map<number, Day>()
  const paidOfDay = new Map<number, bigint>()
  const claimedDays = new Set<number>()
  const months = new Map<string, { paid: bigint; at: number }>()
  let lots: Lot[] = []
  const keyed = new Map<string, Lot>()
  const ofMonth = new Map<string, number[]>()
  let open: Lot[] = []
  let now = 0
  const money = { cash: 0n }

  const openLot = (lot: Pick<Lot, 'source' | 'recharge' | 'month' | 'required' | 'expires'>) => {
    const opened: Lot = {
      ...lot,
      progress: 0n,
      status: 'open',
      endedAt: 0,
      isClaimed: false,
      returnedOn: undefined,
      days: new Map(),
    }
    lots.push(opened)
    keyed.set(`${lot.source} ${lot.recharge}`, opened)
    open = [...open, opened].sort(byOrder)
  }
  const lotOf = (source: Lot['source'], recharge: number) => keyed.get(`${source} ${recharge}`)
  const closeOf = (month: string) => (calendar.endOf(month) + terms.recharge.grace_days) * 24
  const wholeOf = (month: string) =>
    (ofMonth.get(month) ?? []).flatMap(index => {
      const recharge = recharges[index]
      return recharge === undefined || recharge.isGone ? [] : [{ amount: recharge.amount, index }]
    })
  const rechargedIn = (month: string) => wholeOf(month).reduce((sum, { amount }) => sum + amount, 0n)
  const firstTier = terms.recharge.tiers[0]?.from ?? 0n

  const returnLot = (lot: Lot, day: number) => {
    const isKept = lot.source === 'deposit' || recharges[lot.recharge]?.isGone === true
    if (isKept || lot.returnedOn !== undefined || lot.days.size === 0) return
    lot.returnedOn = day
    for (const play of lot.days.values()) sums.returned += play.theoretical
  }
  /** Done, and not paid for: a claim of the month pays on what was done until then. */
  const isUnclaimed = (lot: Lot) =>
    lot.status === 'done' &&
    !lot.isClaimed &&
    (lot.source !== 'recharge' || (months.get(lot.month)?.at ?? -1) < lot.endedAt)
  const openMonth = (month: string) => {
    if (rechargedIn(month) < firstTier) return
    for (const { amount, index } of wholeOf(month)) {
      if (lotOf('recharge', index) !== undefined) continue
      const required = amount * BigInt(terms.recharge.wagering_times)
      openLot({ source: 'recharge', recharge: index, month, required, expires: closeOf(month) })
    }
  }
  const counted = (day: number, until: number) => {
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
  const countedIn = (month: string) =>
    wholeOf(month)
      .filter(({ index }) => {
        const lot = lotOf('recharge', index)
        return lot?.status === 'done' && lot.returnedOn === undefined
      })
      .reduce((sum, { amount }) => sum + amount, 0n)

  const claimMonth = (month: string) => {
    const before = months.get(month)?.paid ?? 0n
    const due = monthReward(terms.recharge, countedIn(month)) - before
    if (due <= 0n) return
    months.set(month, { paid: before + due, at: now })
    money.cash += due
    sums.reward += due
  }
  /** Nothing of a lot that is over and older than any claim decides anything again. */
  const forget = (day: number) => {
    const oldest = day - 60
    if (lots.length < 64 || oldest < 0) return
    const isOld = (lot: Lot) => [...lot.days.keys()].every(played => played <= oldest)
    const isOver = (lot: Lot) => lot.source === 'deposit' || lot.expires <= oldest * 24
    lots = lots.filter(lot => lot.status === 'open' || !isOver(lot) || !isOld(lot))
    for (const old of days.keys()) if (old < oldest) days.delete(old)
  }

  const worthOf = (day: number, today: number) =>
    cashbackOf(terms.dailyrescue, { ...counted(day, today), paid: 0n }).due
  const takeBack = (what: 'rebate' | 'reward' | 'cashback', amount: bigint) => {
    money.cash -= amount
    sums[what] -= amount
  }
  const endLot = (lot: Lot, amount: bigint) => {
    if (lot.status === 'open') lot.status = 'cancelled'
    if (lot.returnedOn !== undefined) for (const play of lot.days.values()) sums.returned -= play.theoretical
    lot.returnedOn = undefined
    if (lot.isClaimed) takeBack('rebate', rebateOf(terms.rechargerebate, amount, new Date(0))?.reward ?? 0n)
  }
  const takeCashback = (day: number, was: bigint, is: bigint) => {
    const paid = paidOfDay.get(day) ?? 0n
    const back = was - is < paid - is ? was - is : paid - is
    if (back <= 0n) return
    paidOfDay.set(day, paid - back)
    takeBack('cashback', back)
  }
  const closeMonth = (month: string, today: number) => {
    if (rechargedIn(month) >= firstTier) return
    for (const { index } of wholeOf(month)) {
      const lot = lotOf('recharge', index)
      if (lot?.status !== 'open') continue
      lot.status = 'expired'
      returnLot(lot, today)
    }
  }
  const correctMonth = (month: string) => {
    const claimed = months.get(month)
    const over = (claimed?.paid ?? 0n) - monthReward(terms.recharge, countedIn(month))
    if (claimed === undefined || over <= 0n) return
    months.set(month, { ...claimed, paid: claimed.paid - over })
    takeBack('reward', over)
  }

  return {
    sums,
    money,
    recharge: (moment: number, amount: bigint): number => {
      now += 1
      const day = Math.floor(moment / 24)
      const month = calendar.monthOf(day)
      const recharge = recharges.push({ amount, month, isGone: false }) - 1
      ofMonth.set(month, [...(ofMonth.get(month) ?? []), recharge])
      money.cash += amount
      sums.recharged += amount
      openLot({ source: 'deposit', recharge, month, required: amount, expires: Number.POSITIVE_INFINITY })
      const rebate = rebateOf(terms.rechargerebate, amount, new Date(0))
      if (rebate !== undefined && rebate.reward > 0n) {
        const expires = moment + terms.rechargerebate.days * 24
        openLot({ source: 'rechargerebate', recharge, month, required: rebate.required, expires })
      }
      openMonth(month)
      forget(day)
      return recharge
    },
    play: (moment: number, stake: bigint, payout: bigint, edgePpm: bigint) => {
      now += 1
      const day = Math.floor(moment / 24)
      money.cash += payout - stake
      const running = open.filter(lot => lot.expires > moment)
      const served = serve(running, { day, stake, payout, edgePpm, now })
      open = open.filter(lot => lot.status === 'open')
      const played = days.get(day) ?? { stake: 0n, won: 0n, free: 0n }
      played.stake += stake
      played.won += payout
      played.free += (stake - served) * edgePpm
      days.set(day, played)
      sums.staked += stake
      sums.won += payout
      sums.theoretical += stake * edgePpm
      sums.free += (stake - served) * edgePpm
    },
    /** What the workers do: ends what is over, and returns what it took where nothing was paid for it. */
    tend: (moment: number) => {
      now += 1
      const day = Math.floor(moment / 24)
      for (const lot of lots) {
        if (lot.expires > moment || lot.returnedOn !== undefined) continue
        const endsNow = lot.status === 'open'
        if (endsNow) lot.status = 'expired'
        if (endsNow || isUnclaimed(lot)) returnLot(lot, day)
      }
      open = open.filter(lot => lot.status === 'open')
    },
    claimRebates: (moment: number) => {
      now += 1
      for (const lot of lots) {
        if (lot.source !== 'rechargerebate' || lot.status !== 'done') continue
        if (lot.isClaimed || lot.expires <= moment) continue
        lot.isClaimed = true
        const { amount } = recharges[lot.recharge] ?? { amount: 0n }
        const reward = rebateOf(terms.rechargerebate, amount, new Date(0))?.reward ?? 0n
        money.cash += reward
        sums.rebate += reward
      }
    },
    claimMonths: (moment: number) => {
      now += 1
      const day = Math.floor(moment / 24)
      claimMonth(calendar.monthOf(day))
      if (moment < closeOf(calendar.monthBefore(day))) claimMonth(calendar.monthBefore(day))
    },
    /** Yesterday's cashback, with what returned yesterday. */
    claimCashback: (moment: number) => {
      now += 1
      const day = Math.floor(moment / 24) - 1
      if (claimedDays.has(day)) return
      const wanted = new Set([day])
      for (const lot of lots)
        if (lot.returnedOn === day) for (const played of lot.days.keys()) wanted.add(played)
      const claim = cashbackClaim(
        terms.dailyrescue,
        [...wanted].map(one => counted(one, day)),
        String(day),
      )
      if (claim.amount === 0n) return
      claimedDays.add(day)
      for (const part of claim.parts)
        paidOfDay.set(Number(part.day), (paidOfDay.get(Number(part.day)) ?? 0n) + part.due)
      money.cash += claim.amount
      sums.cashback += claim.amount
    },
    /** The recharge goes back to its payer: its lots end, what was paid on it is taken back; cash may fall below zero: debt. */
    goBack: (moment: number, index: number) => {
      now += 1
      const today = Math.floor(moment / 24)
      const recharge = recharges[index]
      if (recharge === undefined || recharge.isGone) return
      const own = lots.filter(lot => lot.recharge === index)
      const played = own.filter(lot => lot.returnedOn !== undefined).flatMap(lot => [...lot.days.keys()])
      const before = new Map(played.map(day => [day, worthOf(day, today)]))
      recharge.isGone = true
      money.cash -= recharge.amount
      for (const lot of own) endLot(lot, recharge.amount)
      for (const [day, was] of before) takeCashback(day, was, worthOf(day, today))
      closeMonth(recharge.month, today)
      open = open.filter(lot => lot.status === 'open')
      correctMonth(recharge.month)
    },
  }
}

export type MemberModel = ReturnType<typeof createMemberModel>
