import type { PromotionTerms } from '../../../../contract/promotions/promotion-terms.ts'
import type { MonthRule } from '../rules/played-month.ts'
import { least, notBelowZero, rateOf } from '../rules/rate-of.ts'

type Terms = PromotionTerms['dailyrescue']

/** A day of play as cashback counts it at a moment: without what open or earned requirements took. */
export interface CountedDay {
  /** `2026-11-20` */
  readonly day: string
  /** Net loss in cash, below zero where the member won. */
  readonly loss: bigint
  /** In millionths of a centavo. */
  readonly theoretical: bigint
  /** What cashback has paid on this day before. */
  readonly paid: bigint
}

const millionths = 1_000_000n

/**
 * docs/rules/promotions.md: "8 % of yesterday's net cash loss on rounds settled that day, within the cap above", which is half of the
 * theoretical loss, less what the day was paid before: `due`. docs/rules/promotions.md#losses-that-return
 */
export function cashbackOf(terms: Terms, { loss, theoretical, paid }: Omit<CountedDay, 'day'>) {
  const lost = notBelowZero(loss)
  const most = rateOf(notBelowZero(theoretical) / millionths, terms.theoretical_cap_rate)
  return { loss: lost, most, due: notBelowZero(least(rateOf(lost, terms.loss_rate), most) - paid) }
}

/** One claim for a day and for the earlier days whose losses return on it: "if > R$ 1", all of them together. */
export function cashbackClaim(terms: Terms, days: readonly CountedDay[], day: string) {
  const parts = days.map(one => ({ day: one.day, ...cashbackOf(terms, one) })).filter(({ due }) => due > 0n)
  const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)
  const amount = sum(parts.map(({ due }) => due))
  return {
    parts,
    amount: amount > terms.above ? amount : 0n,
    loss: sum(parts.map(({ loss }) => loss)),
    returned: sum(parts.filter(part => part.day !== day).map(({ due }) => due)),
  }
}

/** What does not fit together in the terms. */
export function faultOfCashback({ theoretical_cap_rate: cap }: Terms): string | undefined {
  return cap > 5_000 ? 'theoretical_cap_rate > 50 %' : undefined
}

/** At the luckiest: every bet of a day is lost, so that cashback reaches its cap. */
export const inMonth: MonthRule<Terms> = {
  paid: (terms, { ownStake, freeStake, freeDays, edgePpm }) => {
    const most = (stake: bigint) =>
      least(
        rateOf(stake * BigInt(edgePpm), terms.theoretical_cap_rate),
        rateOf(stake * millionths, terms.loss_rate),
      )
    return most(ownStake) + freeDays * most(freeStake)
  },
}
