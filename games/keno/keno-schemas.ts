import * as z from 'zod/mini'
import { amount, amountText } from '../amount.ts'
import { BALLS, DRAWN, MOST_PICKS } from './keno-odds.ts'

const ball = z.int().check(z.minimum(1), z.maximum(BALLS))
const risk = z.enum(['low', 'medium', 'high'])
const picks = z.array(ball).check(z.minLength(1), z.maxLength(MOST_PICKS), z.refine(isEachOnce))
const drawn = z.array(ball).check(z.length(DRAWN), z.refine(isEachOnce))

function isEachOnce(balls: readonly number[]): boolean {
  return new Set(balls).size === balls.length
}

/** What the player sends: `{ stake: "1.00", risk: "medium", picks: [3, 17, 28] }`. */
export const kenoBet = z.strictObject({ stake: amount, risk, picks })
export type KenoBet = z.infer<typeof kenoBet>

/** What the player sees; `drawn` in the order in which the balls came, `multiplier` with four decimals. */
export const kenoView = z.strictObject({
  stake: amountText,
  risk,
  picks,
  drawn,
  hits: z.int(),
  multiplier: z.string(),
  payout: amountText,
})
export type KenoView = z.infer<typeof kenoView>

export const kenoState = z.strictObject({ bet: kenoBet, drawn })
export type KenoState = z.infer<typeof kenoState>
