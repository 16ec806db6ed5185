import * as z from 'zod/mini'
import { amount, amountText } from '../amount.ts'
import { card } from '../cards.ts'
import { CARDS_OF_A_ROUND } from './blackjack-cards.ts'
import { ACTIONS } from './blackjack-play.ts'

const cards = z.array(card)
const action = z.enum(ACTIONS)
const actions = z.array(action).check(z.maxLength(CARDS_OF_A_ROUND))

/** What the player sends to begin: `{ stake: "5.00" }`. */
export const blackjackBet = z.strictObject({ stake: amount })

/** One step: `{ action: "hit" }`, `stand`, `double`, `split`; where the dealer shows an ace first `insure` or `decline`. */
export const blackjackStep = z.strictObject({ action })

/** Everything follows from the cards and what the player did; `isClosed`: then the server stood for a player who had left. */
export const blackjackState = z.strictObject({
  bet: blackjackBet,
  cards: cards.check(z.length(CARDS_OF_A_ROUND)),
  actions,
  isClosed: z.boolean(),
})
export type BlackjackState = z.output<typeof blackjackState>

const handView = z.object({
  cards,
  total: z.int(),
  isSoft: z.boolean(),
  isDoubled: z.boolean(),
  stake: amountText,
  /** Null until the round is over. */
  ending: z.nullable(z.enum(['bust', 'lost', 'push', 'won', 'blackjack'])),
  payout: amountText,
})
export type HandView = z.output<typeof handView>

/** Cards as `games/cards.ts` counts them. */
export const blackjackView = z.object({
  /** Of one hand, as it was bet. */
  stake: amountText,
  phase: z.enum(['insurance', 'player', 'over']),
  dealer: z.object({
    /** The card that lies face down is not among them. */
    cards,
    total: z.int(),
    isSoft: z.boolean(),
  }),
  hands: z.array(handView),
  active: z.int(),
  /** What may be done now, and what each adds to the stake. */
  choices: z.array(z.object({ action, cost: amountText })),
  insurance: z.nullable(z.object({ stake: amountText, payout: amountText })),
  actions,
  isClosed: z.boolean(),
  payout: amountText,
})
export type BlackjackView = z.output<typeof blackjackView>
