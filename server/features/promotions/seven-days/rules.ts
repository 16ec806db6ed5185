import { addDays } from '../../../../contract/brazil-day.ts'
import type { PromotionTerms } from '../../../../contract/promotions/promotion-terms.ts'
import { type MonthRule, perCentavo } from '../rules/played-month.ts'

/** A running round of seven days. Days are calendar days in America/Sao_Paulo, `YYYY-MM-DD`. */
export interface Round {
  readonly started_on: string
  readonly last_day: string
  readonly days: number
  readonly paid_days: number
}

interface Place<R> {
  readonly round: R | undefined
  readonly number: number
  readonly isTaken: boolean
}

/**
 * docs/rules/promotions.md: "a reward per consecutive day …; restarts after a miss or day 7". Which day of which round today
 * would be; `undefined` as round: a new one begins.
 */
export function placeOfToday<R extends Round>(round: R | undefined, today: string): Place<R> {
  if (round === undefined) return { round: undefined, number: 1, isTaken: false }
  if (round.last_day === today) return { round, number: round.days, isTaken: true }
  const goesOn = addDays(round.last_day, 1) === today && round.days < 7
  if (!goesOn) return { round: undefined, number: 1, isTaken: false }
  return { round, number: round.days + 1, isTaken: false }
}

/** What a round has earned and not been paid: nothing before its recharge. */
export function dueOf(rewards: readonly bigint[], round: Pick<Round, 'days' | 'paid_days'>): bigint {
  return rewards.slice(round.paid_days, round.days).reduce((sum, reward) => sum + reward, 0n)
}

/** In all ≤ R$ 2 a round. */
const mostOfRound = 200n

/** What does not fit together in the terms. */
export function faultOfRewards({ rewards }: PromotionTerms['day7']): string | undefined {
  return rewards.reduce((sum, reward) => sum + reward, 0n) > mostOfRound ? 'rewards > R$ 2.00' : undefined
}

/** The days of whole rounds and of one begun, all of them with their recharge: five of seven touch a month. */
export const inMonth: MonthRule<PromotionTerms['day7']> = {
  paid: ({ rewards, min_recharge }, { recharge, recharges, days }) => {
    if (recharges === 0n || recharge < min_recharge) return 0n
    return BigInt(Math.min(5, days)) * rewards.reduce((sum, reward) => sum + reward, 0n) * perCentavo
  },
}
