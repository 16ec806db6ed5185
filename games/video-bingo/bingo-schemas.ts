import * as z from 'zod/mini'
import { amount, amountText } from '../amount.ts'
import { BALLS, MOST_CARDS, MOST_EXTRA, NUMBERS } from './bingo-odds.ts'
import { CELLS, PATTERN_IDS } from './bingo-patterns.ts'

/** A ball, 1 … 90. */
const ball = z.int().check(z.minimum(1), z.maximum(NUMBERS))
const card = z.array(ball).check(z.length(CELLS))
const extra = z.int().check(z.minimum(0), z.maximum(MOST_EXTRA))

/** What the player sends to begin: `{ stake: "0.50", cards: 4 }`; the stake is that of one card. */
export const bingoBet = z.strictObject({
  stake: amount,
  cards: z.int().check(z.minimum(1), z.maximum(MOST_CARDS)),
})

/** `{ action: "ball" }` buys the next ball, `{ action: "collect" }` ends the round. */
export const bingoStep = z.strictObject({ action: z.enum(['ball', 'collect']) })

/** `balls` are those of the machine in its order, the extra ones included: secret beyond what was drawn. */
export const bingoState = z.strictObject({
  bet: bingoBet,
  cards: z.array(card),
  balls: z.array(ball).check(z.length(BALLS + MOST_EXTRA)),
  extra,
  /** Centavos that the extra balls cost. */
  spent: amountText,
  isCollected: z.boolean(),
})
export type BingoState = z.output<typeof bingoState>

const cardView = z.object({
  /** Row by row. */
  numbers: card,
  pattern: z.nullable(z.enum(PATTERN_IDS)),
  /** What it pays as it stands. */
  pays: amountText,
})

export const bingoView = z.object({
  /** Of one card. */
  stake: amountText,
  cards: z.array(cardView),
  /** Those drawn so far, in their order. */
  balls: z.array(ball),
  extra,
  spent: amountText,
  /** Price of the next ball; null when none is offered. */
  price: z.nullable(amountText),
  /** What all cards pay as they stand. */
  pays: amountText,
  isCollected: z.boolean(),
  payout: amountText,
})
export type BingoView = z.output<typeof bingoView>
