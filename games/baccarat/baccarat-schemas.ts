import * as z from 'zod/mini'
import { amount, amountText } from '../amount.ts'
import { card } from '../cards.ts'
import { BETS } from './baccarat-odds.ts'

const kind = z.enum(BETS)
const chip = z.strictObject({ kind, stake: amount })
export type BaccaratChip = z.infer<typeof chip>

/** What the player sends: `{ chips: [{ kind: "banker", stake: "5.00" }, { kind: "tie", stake: "1.00" }] }`. */
export const baccaratBet = z.strictObject({
  chips: z.array(chip).check(z.minLength(1), z.maxLength(60)),
})

/** Six cards in the order of the shoe; the rules say how many of them are turned. */
const shoe = z.array(card).check(z.length(6))
/** What chance decides of a round. */
export const baccaratOutcome = z.strictObject({ shoe })
export const baccaratState = z.strictObject({ chips: baccaratBet.shape.chips, shoe })
export type BaccaratState = z.infer<typeof baccaratState>

const hand = z.array(card).check(z.minLength(2), z.maxLength(3))
const points = z.int().check(z.minimum(0), z.maximum(9))

/** What the player sees: both hands in the order in which they were dealt, and each chip with what it paid. */
export const baccaratView = z.strictObject({
  stake: amountText,
  player: hand,
  banker: hand,
  playerPoints: points,
  bankerPoints: points,
  winner: z.enum(['player', 'banker', 'tie']),
  playerPair: z.boolean(),
  bankerPair: z.boolean(),
  chips: z.array(z.strictObject({ kind, stake: amountText, payout: amountText })),
  payout: amountText,
})
export type BaccaratView = z.infer<typeof baccaratView>
