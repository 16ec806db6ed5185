import * as z from 'zod/mini'
import { money } from '../centavos.ts'
import { exact } from '../fields.ts'
import { gameTypes } from '../lobby/games.ts'
import type { PromotionId } from './promotion-ids.ts'

/** An amount of the terms: centavos inside, never negative. */
export const sum = z.codec(
  exact().check(z.regex(/^(?:0|[1-9]\d{0,7})\.\d{2}$/, 'amount_invalid')),
  z.bigint(),
  {
    decode: wire => z.decode(money, wire),
    encode: centavos => z.encode(money, centavos),
  },
)
/** A whole number from `least` to `most`, both included. */
export const count = (least: number, most: number) =>
  z.number('invalid').check(z.int(), z.minimum(least), z.maximum(most))
/** Hundredths of a percent: 800 is 8 %. */
export const rate = count(0, 10_000)

export const prizeIcons = ['none', 'coin', 'coins', 'clover', 'gem', 'star', 'crown', 'macaw'] as const

/** `weight` out of the sum of all weights: the odds that players are shown. */
export const prize = z.strictObject({
  id: exact().check(z.regex(/^[a-z0-9-]{1,24}$/, 'invalid')),
  icon: z.enum(prizeIcons),
  amount: sum,
  weight: count(1, 1_000_000),
})
export type Prize = z.output<typeof prize>

export const tierNames = ['bronze', 'silver', 'gold', 'platinum', 'diamond'] as const

/** Half-open in centavos: `from` belongs to it, `to` to the next (docs/rules/promotions.md). The rate rises linearly inside. */
export const tier = z.strictObject({
  name: z.enum(tierNames),
  from: sum,
  to: sum,
  from_rate: rate,
  to_rate: rate,
})
export type Tier = z.output<typeof tier>

const prizes = z.array(prize).check(z.minLength(2), z.maxLength(16))
const times = count(1, 100)
const days = count(1, 90)

/** What an administrator may change, by promotion (docs/rules/promotions.md). Amounts in BRL, rates in hundredths of a percent. */
export const promotionTerms = {
  ftd: z.strictObject({
    match_rate: rate,
    max_bonus: sum,
    wagering_times: times,
    max_stake: sum,
    max_conversion_times: times,
    /** The win of one bonus bet counts to at most so many times its stake when the bonus converts. */
    max_win_times: count(1, 1_000),
    days,
    claim_days: days,
    free_amount: sum,
    free_min_recharge: sum,
    free_wagering_times: count(0, 100),
  }),
  recharge: z.strictObject({
    wagering_times: times,
    base_cap: sum,
    grace_days: days,
    tiers: z.array(tier).check(z.minLength(1), z.maxLength(5)),
  }),
  rechargerebate: z.strictObject({ min_recharge: sum, wagering_times: times, reward_rate: rate, days }),
  invitationactivity: z.strictObject({
    reward: sum,
    chest_share: sum,
    min_recharge: sum,
    min_stake: sum,
    hold_days: days,
    chest_steps: z.array(count(1, 10_000)).check(z.minLength(1), z.maxLength(12)),
  }),
  dailyrescue: z.strictObject({ loss_rate: rate, theoretical_cap_rate: rate, above: sum }),
  dailywheel: z.strictObject({ min_recharge: sum, wagering_times: count(0, 100), prizes }),
  lotterywheel: z.strictObject({
    per_recharge: sum,
    daily_max: count(1, 100),
    days,
    wagering_times: count(0, 100),
    prizes,
  }),
  day7: z.strictObject({
    rewards: z.array(sum).check(z.minLength(7), z.maxLength(7)),
    min_recharge: sum,
    wagering_times: count(0, 100),
  }),
  rebates: z.strictObject({
    /** No category's rate goes above it. */
    theoretical_cap_rate: rate,
    pay_at: sum,
    /** Percent of the rate of the member's VIP level (the ladder has it) that a category of games earns. */
    shares: z
      .array(z.strictObject({ category: z.enum(gameTypes), share: count(0, 100) }))
      .check(z.minLength(1), z.maxLength(gameTypes.length)),
  }),
} as const

export type PromotionTerms = { [Id in PromotionId]: z.output<(typeof promotionTerms)[Id]> }
