import * as z from 'zod/mini'
import { amount, amountText } from '../amount.ts'
import { LEAST_TARGET, MOST_TARGET } from './limbo-odds.ts'

const target = z.int().check(z.minimum(LEAST_TARGET), z.maximum(MOST_TARGET))
const reached = z.int().check(z.minimum(100), z.maximum(MOST_TARGET))

/** What the player sends: `{ stake: "1.00", target: 250 }`, target in hundredths. */
export const limboBet = z.strictObject({ stake: amount, target })
export type LimboBet = z.infer<typeof limboBet>

/** What the player sees; `reached` is the multiplier that was drawn, in hundredths. */
export const limboView = z.strictObject({
  stake: amountText,
  target,
  reached,
  won: z.boolean(),
  payout: amountText,
})
export type LimboView = z.infer<typeof limboView>

export const limboState = z.strictObject({ bet: limboBet, reached })
export type LimboState = z.infer<typeof limboState>
