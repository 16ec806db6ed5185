import type { PromotionTerms } from '../../contract/promotions/promotion-terms.ts'
import {
  firstDepositBound,
  firstDepositPrice,
} from '../../server/features/promotions/first-deposit/price-rules.ts'
import { agencyRate } from '../../server/features/promotions/rules/strategy.ts'
import { spinsEarned, worthOfDraw } from '../../server/features/promotions/wheel/rules.ts'
import { createMemberModel, type MemberModel, type Sums } from './member-model.ts'
import { type Calendar, createCalendar } from './model-calendar.ts'
import { cheap, createRandom, type Kind, type Strategy } from './play-ways.ts'
import { strategies } from './strategies.ts'

/** What promotions pay a player of all accounts together, in centavos. */
export interface Paid {
  /** Rebate and month. */
  readonly recharges: number
  readonly cashback: number
  readonly bettingRebate: number
  readonly firstDeposit: number
  /** At their most: three agents above, and the reward for a friend. */
  readonly agents: number
  /** VIP money at its most, wheels and the seven days by their worth. */
  readonly others: number
}

export interface Outcome {
  readonly name: string
  readonly kind: Kind
  readonly members: number
  /** Centavos a player, on average. */
  readonly deposits: number
  readonly costs: number
  readonly paid: Paid
  readonly receives: number
  /** What promotions pay less what the play costs on average, with half of its 99 % interval. */
  readonly gain: number
  readonly half: number
  /** What the gain stays below: the stated price of the offers that the strategy claims, their free money where it gives the bonus up. */
  readonly bound: number
  /** What no way of playing passes on average. */
  readonly limit: number
  /** What players owe in the end for what went back. */
  readonly debt: number
  readonly faults: readonly string[]
}

const millionths = 1_000_000
/** Half of the 99 % interval, in standard errors. */
const interval = 2.5758
/** At most, as a share of the theoretical loss of free play (docs/rules/promotions.md). */
const vipRate = 500
/** Days after the last play until every requirement and every claim is over: a friend's play ends after 90. */
const afterwards = 100
/** So many at least, and so many times as many as others. */
const [leastOfOffers, timesOfOffers] = [100, 3]

/** A year of each strategy by so many members, divided among them evenly; the same again from the same seed. */
export function simulateRules(
  terms: PromotionTerms,
  members: number,
  days: number,
  seed = 1,
  played: readonly Strategy[] = strategies,
): readonly Outcome[] {
  const calendar = createCalendar('2026-01-01')
  const price = Number(firstDepositPrice(terms.ftd, Number(cheap.edgePpm)))
  const free = Number(terms.ftd.free_amount)
  const each = Math.max(2, Math.floor(members / played.length))
  return played.map(strategy => {
    // The luck of an offer is great, and its life is short.
    const { offers = 0, givesUp = false } = strategy
    const count = offers > 0 ? Math.max(leastOfOffers, each * timesOfOffers) : each
    const lives = Array.from({ length: count }, (_, member) =>
      liveOn(strategy, { terms, calendar, days, seed: seed * 1_000_003 + member }),
    )
    const mean = (of: (life: Life) => number) => lives.reduce((sum, life) => sum + of(life) / count, 0)
    const gain = mean(life => life.gain)
    const variance = lives.reduce((sum, life) => sum + (life.gain - gain) ** 2, 0) / (count - 1)
    const paid: Paid = {
      recharges: mean(life => life.paid.recharges),
      cashback: mean(life => life.paid.cashback),
      bettingRebate: mean(life => life.paid.bettingRebate),
      firstDeposit: mean(life => life.paid.firstDeposit),
      agents: mean(life => life.paid.agents),
      others: mean(life => life.paid.others),
    }
    return {
      name: strategy.name,
      kind: strategy.kind,
      members: count,
      deposits: mean(life => life.deposits),
      costs: mean(life => life.costs),
      paid,
      receives: total(paid),
      gain,
      half: interval * Math.sqrt(variance / count),
      bound: offers * (givesUp ? free : price),
      limit: offers * (givesUp ? free : Number(firstDepositBound(terms.ftd))),
      debt: mean(life => life.debt),
      faults: lives.flatMap(life => life.faults),
    }
  })
}

/** Strategies that are paid more than their play costs, first-deposit offers more than their price, and promises not kept. */
export function breaches(outcomes: readonly Outcome[]): readonly string[] {
  return outcomes.flatMap(({ name, gain, half, bound, faults }) => [
    ...(gain + half < bound ? [] : [`${name}: gains ${Math.round(gain)} ± ${Math.round(half)} centavos`]),
    ...faults.slice(0, 3).map(fault => `${name}: ${fault}`),
  ])
}

interface World {
  readonly terms: PromotionTerms
  readonly calendar: Calendar
  readonly days: number
  readonly seed: number
}

interface Life {
  readonly deposits: number
  readonly costs: number
  readonly paid: Paid
  readonly gain: number
  readonly debt: number
  readonly faults: readonly string[]
}

const total = (paid: Paid) => Object.values(paid).reduce((sum: number, part: number) => sum + part, 0)

/** Claims everything in time, every day; a first deposit's offer where the strategy does. */
function liveOn(strategy: Strategy, { terms, calendar, days, seed }: World): Life {
  const { accounts: count = 1, isInvited = false, day: live } = strategy
  const open = () => createMemberModel(terms, calendar, { isInvited })
  const [model, ...others] = [open(), ...Array.from({ length: count - 1 }, open)]
  const accounts = [model, ...others]
  const hands = { accounts, model, second: others[0] ?? model, random: createRandom(seed) }
  for (let day = 0; day < days + afterwards; day += 1) {
    for (const account of accounts) beginDay(terms, account, day)
    const end = calendar.endOf(calendar.monthOf(day))
    const begin = calendar.endOf(calendar.monthBefore(day))
    if (day < days) live(hands, day, { ofMonth: day - begin, left: end - 1 - day })
    for (const account of accounts) {
      account.claimRebates(day * 24 + 19)
      account.claimMonths(day * 24 + 19)
      account.tend(day * 24 + 20)
    }
  }
  return lifeOf(strategy, accounts, { terms, end: (days + afterwards) * 24 })
}

/** The night pays the betting rebate of the highest level. */
function beginDay({ rebates }: PromotionTerms, account: MemberModel, day: number): void {
  account.night(day - 1, rebates.theoretical_cap_rate)
  account.claimRebates(day * 24 + 9)
  account.claimMonths(day * 24 + 9)
  account.claimCashback(day * 24 + 9)
}

function lifeOf(
  { offers = 0, givesUp = false }: Strategy,
  accounts: readonly MemberModel[],
  { terms, end }: { readonly terms: PromotionTerms; readonly end: number },
): Life {
  const sum = (of: (sums: Sums) => number) => accounts.reduce((all, { sums }) => all + of(sums), 0)
  const paid: Paid = {
    recharges: sum(({ rebate, reward }) => Number(rebate + reward)),
    cashback: sum(({ cashback }) => Number(cashback)),
    bettingRebate: sum(({ bettingRebate }) => Number(bettingRebate)),
    firstDeposit: sum(({ offer }) => Number(offer)),
    agents: sum(
      ({ free, returned, invited }) => shareOf(Number(free + returned), agencyRate) + Number(invited),
    ),
    others: sum(sums => shareOf(Number(sums.free), vipRate) + worthOfWheels(terms, sums)),
  }
  const costs = sum(({ theoretical }) => Number(theoretical) / millionths)
  // Luck is nothing on average, whatever the strategy: without it the same mean is seen with far fewer members.
  const luck = offers > 0 && !givesUp ? sum(({ bonusLuck }) => Number(bonusLuck) / millionths) : 0
  return {
    deposits: sum(({ recharged, gone }) => Number(recharged - gone)),
    costs,
    paid,
    gain: total(paid) - costs - luck,
    debt: accounts.reduce((all, { money }) => all + Math.max(0, -Number(money.cash)), 0),
    faults: accounts.flatMap(account => account.faults(end)),
  }
}

const shareOf = (theoretical: number, rate: number) => (theoretical * rate) / 10_000 / millionths

/** A roll for each smallest recharge that there can have been, a round of seven days for each that asks for it. */
function worthOfWheels({ dailywheel, lotterywheel, day7 }: PromotionTerms, sums: Sums): number {
  const recharged = sums.recharged - sums.gone
  const { spins } = spinsEarned(lotterywheel.per_recharge, 0n, recharged)
  const rolls = Math.min(Number(recharged / dailywheel.min_recharge), 366)
  const rounds = Math.min(Number(recharged / day7.min_recharge), 53)
  const aRound = Number(day7.rewards.reduce((sum, reward) => sum + reward, 0n))
  const wheels =
    spins * Number(worthOfDraw(lotterywheel.prizes)) + rolls * Number(worthOfDraw(dailywheel.prizes))
  return rounds * aRound + wheels / millionths
}
