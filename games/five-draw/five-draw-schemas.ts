import * as z from 'zod/mini'
import { amount, amountText } from '../amount.ts'
import { BALLS, DRAWN } from './five-draw-odds.ts'

const ball = z.int().check(z.minimum(1), z.maximum(BALLS))
const five = z.array(ball).check(
  z.length(DRAWN),
  z.refine(balls => new Set(balls).size === balls.length),
)

/** What the player sends, a ticket a bet: `{ stake: "1.00", picks: [3, 11, 17, 28, 36] }`. */
export const drawBet = z.strictObject({ stake: amount, picks: five })
export type DrawBet = z.infer<typeof drawBet>

/** The balls in the order in which they came: public once the draw is over. */
export const drawOutcome = z.strictObject({ drawn: five })

/** What the player sees of a ticket that is settled. */
export const drawView = z.strictObject({
  stake: amountText,
  picks: five,
  drawn: five,
  hits: z.int(),
  payout: amountText,
})
export type DrawView = z.infer<typeof drawView>
