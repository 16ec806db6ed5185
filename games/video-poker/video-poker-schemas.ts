import * as z from 'zod/mini'
import { amount, amountText } from '../amount.ts'
import { card } from '../cards.ts'
import { HANDS } from './poker-hands.ts'

const five = z.array(card).check(z.length(5))
/** Positions that are kept, from 0, rising. */
const held = z
  .array(z.int().check(z.minimum(0), z.maximum(4)))
  .check(z.refine(places => places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0))))

/** What the player sends to begin: `{ stake: "1.00" }`. */
export const videoPokerBet = z.strictObject({ stake: amount })

/** The one step: `{ action: "hold", held: [0, 3] }`, positions from the left, rising; the others are exchanged. */
export const videoPokerStep = z.strictObject({ action: z.literal('hold'), held })

export const videoPokerState = z.strictObject({
  bet: videoPokerBet,
  /** Five that are shown, then five that come in from the left for those thrown away. */
  cards: z.array(card).check(z.length(10)),
  held: z.nullable(held),
})
export type VideoPokerState = z.infer<typeof videoPokerState>

/** What the player sees. */
export const videoPokerView = z.strictObject({
  stake: amountText,
  dealt: five,
  /** Null until the cards are exchanged, as are `cards`: the five the round ended with. */
  held: z.nullable(held),
  cards: z.nullable(five),
  /** What `cards`, or until then `dealt`, make. */
  hand: z.enum(HANDS),
  payout: amountText,
})
export type VideoPokerView = z.infer<typeof videoPokerView>
