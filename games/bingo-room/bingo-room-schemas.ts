import * as z from 'zod/mini'
import { amount, amountText } from '../amount.ts'

export const MOST_CARDS = 4

const number = z.int().check(z.minimum(1), z.maximum(90))
const numbers = z.array(number).check(z.minLength(15), z.maxLength(24))
const completed = z.nullable(z.int())

/** What the player sends: the stake of each card, and its numbers row by row. The game says whether they are cards of its hall. */
export const roomBet = z.strictObject({
  cardStake: amount,
  cards: z.array(numbers).check(z.minLength(1), z.maxLength(MOST_CARDS)),
})
export type RoomBet = z.infer<typeof roomBet>

/** The balls in the order in which they came: public once all are drawn. */
export const roomOutcome = z.strictObject({ balls: z.array(number) })

/** What the player sees of cards that are settled: the ball at which each pattern was complete, if it was. */
export const roomView = z.strictObject({
  stake: amountText,
  cardStake: amountText,
  cards: z.array(
    z.strictObject({ numbers, line: completed, twoLines: completed, full: completed, payout: amountText }),
  ),
  balls: z.array(number),
  payout: amountText,
})
export type RoomView = z.infer<typeof roomView>
