import type { PromotionTerms } from '../../contract/promotion-terms.ts'
import { agencyRate } from '../../server/features/promotions/rules/strategy.ts'
import { spinsEarned, worthOfDraw } from '../../server/features/promotions/rules/wheel.ts'
import { createMemberModel, type MemberModel, type Sums } from './member-model.ts'
import { type Calendar, createCalendar } from './model-calendar.ts'
import { createRandom, type Strategy, strategies } from './strategies.ts'

export interface Outcome {
  readonly name: string
  readonly members: number
  /** Centavos a member, on average. */
  readonly costs: number
  readonly receives: number
  /** What promotions pay less what the play costs on average, with half of its 99 % interval. */
  readonly gain: number
  readonly half: number
}

const millionths = 1_000_000
/** Half of the 99 % interval, in standard errors. */
const interval = 2.5758
/** Beside cashback, at most: betting rebate, VIP, three agents above (readings, section 5). */
const vipRate = 500

/** A year of each strategy by so many members, divided among them evenly; the same again from the same seed. */
export function simulateRules(
  terms: PromotionTerms,
  members: number,
  days: number,
  seed = 1,
): readonly Outcome[] {
  const calendar = createCalendar('2026-01-01')
  const each = Math.max(2, Math.floor(members / strategies.length))
  return strategies.map(strategy => {
    const gains: number[] = []
    let [costs, receives] = [0, 0]
    for (let member = 0; member < each; member += 1) {
      const played = liveOn(strategy, { terms, calendar, days, seed: seed * 1_000_003 + member })
      gains.push(played.receives - played.costs)
      costs += played.costs / each
      receives += played.receives / each
    }
    const gain = gains.reduce((sum, one) => sum + one, 0) / each
    const variance = gains.reduce((sum, one) => sum + (one - gain) ** 2, 0) / (each - 1)
    return {
      name: strategy.name,
      members: each,
      costs,
      receives,
      gain,
      half: interval * Math.sqrt(variance / each),
    }
  })
}

interface Life {
  readonly terms: PromotionTerms
  readonly calendar: Calendar
  readonly days: number
  readonly seed: number
}

/** Claims everything in time, every day. */
function liveOn({ day: live }: Strategy, { terms, calendar, days, seed }: Life) {
  const [model, second] = [createMemberModel(terms, calendar), createMemberModel(terms, calendar)]
  const hands = { model, second, random: createRandom(seed) }
  for (let day = 0; day < days + 45; day += 1) {
    for (const account of [model, second]) claimAll(account, day)
    const end = calendar.endOf(calendar.monthOf(day))
    const begin = calendar.endOf(calendar.monthBefore(day))
    if (day < days) live(hands, day, { ofMonth: day - begin, left: end - 1 - day })
    for (const account of [model, second]) {
      account.claimRebates(day * 24 + 19)
      account.claimMonths(day * 24 + 19)
      account.tend(day * 24 + 20)
    }
  }
  const both = [model.sums, second.sums]
  return {
    costs: both.reduce((sum, { theoretical }) => sum + Number(theoretical) / millionths, 0),
    receives: both.reduce((sum, one) => sum + paidTo(terms, one), 0),
  }
}

function claimAll(account: MemberModel, day: number): void {
  account.claimRebates(day * 24 + 9)
  account.claimMonths(day * 24 + 9)
  account.claimCashback(day * 24 + 9)
}

/** What the promotions on play paid, and everything else at its most: rebate, VIP, agents, wheels by their worth, the seven days. */
function paidTo({ rebates, dailywheel, lotterywheel, day7 }: PromotionTerms, sums: Sums): number {
  const free = (Number(sums.free) * (rebates.theoretical_cap_rate + vipRate + agencyRate)) / 10_000
  const returned = (Number(sums.returned) * agencyRate) / 10_000
  const { spins } = spinsEarned(lotterywheel.per_recharge, 0n, sums.recharged)
  // A roll for each smallest recharge that there can have been, a round of seven days for each that asks for it.
  const rolls = Number(sums.recharged / dailywheel.min_recharge)
  const days = Number(sums.recharged / day7.min_recharge)
  const rounds = Math.min(days, 53) * Number(day7.rewards.reduce((sum, reward) => sum + reward, 0n))
  const wheels =
    spins * Number(worthOfDraw(lotterywheel.prizes)) +
    Math.min(rolls, 366) * Number(worthOfDraw(dailywheel.prizes))
  return Number(sums.rebate + sums.reward + sums.cashback) + rounds + (free + returned + wheels) / millionths
}
