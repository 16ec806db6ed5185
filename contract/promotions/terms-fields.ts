import * as z from 'zod/mini'
import { money } from '../centavos.ts'
import { exact } from '../fields.ts'

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

/** The prizes of a wheel. */
export const prizes = z.array(prize).check(z.minLength(2), z.maxLength(16))
/** How many times an amount is to be played. */
export const times = count(1, 100)
/** How long something lasts, in days. */
export const days = count(1, 90)
