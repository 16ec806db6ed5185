import * as z from 'zod/mini'
import { amount, amountText } from '../amount.ts'
import { card } from '../cards.ts'
import { GUESSES } from './hi-lo-odds.ts'

const guess = z.enum(GUESSES)
const move = z.enum([...GUESSES, 'skip'])

/** What the player sends to begin: `{ stake: "1.00" }`. */
export const hiLoBet = z.strictObject({ stake: amount })

/** One step: `{ action: "guess", guess: "higher" | "lower" }`, `{ action: "skip" }` or `{ action: "cash_out" }`. */
export const hiLoStep = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('guess'), guess }),
  z.strictObject({ action: z.literal('skip') }),
  z.strictObject({ action: z.literal('cash_out') }),
])

/** `void`: closed before any right guess, the stake goes back. */
const ending = z.enum(['open', 'cashed_out', 'missed', 'void'])

export const hiLoState = z.strictObject({
  bet: hiLoBet,
  /** Every card the longest round could need; the one that is shown is at the number of moves. */
  cards: z.array(card).check(z.minLength(2)),
  moves: z.array(move),
  ending,
})
export type HiLoState = z.infer<typeof hiLoState>

/** What the player sees. */
export const hiLoView = z.strictObject({
  stake: amountText,
  /** Every card so far, the last one is what a guess starts from; one more than there are moves. */
  cards: z.array(card).check(z.minLength(1)),
  moves: z.array(move),
  ending,
  rightGuesses: z.int(),
  skipsLeft: z.int(),
  /** What a cash-out pays now; zero before the first right guess. */
  cashOut: amountText,
  multiplier: z.string(),
  /** The guesses that may be made, how many of thirteen ranks win, and what a cash-out would pay after it. */
  guesses: z.array(z.strictObject({ guess, winning: z.int(), multiplier: z.string(), cashOut: amountText })),
  payout: amountText,
})
export type HiLoView = z.infer<typeof hiLoView>
