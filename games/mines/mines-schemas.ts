import * as z from 'zod/mini'
import { amount, amountText } from '../amount.ts'
import { CELLS } from './mines-odds.ts'

const cell = z.int().check(z.minimum(0), z.maximum(CELLS - 1))
const cells = z.array(cell).check(z.maxLength(CELLS))

/** What the player sends to begin: `{ stake: "1.00", mines: 3 }`. */
export const minesBet = z.strictObject({
  stake: amount,
  mines: z.int().check(z.minimum(1), z.maximum(CELLS - 1)),
})

/** One step: `{ action: "reveal", cell: 0…24 }` (rows of five, from the top left) or `{ action: "cash_out" }`. */
export const minesStep = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('reveal'), cell }),
  z.strictObject({ action: z.literal('cash_out') }),
])

/** `void`: closed before any tile was revealed, the stake goes back. */
const ending = z.enum(['open', 'cashed_out', 'hit', 'void'])

export const minesState = z.strictObject({ bet: minesBet, mines: cells, revealed: cells, ending })
export type MinesState = z.infer<typeof minesState>

/** What the player sees. `mines` is null until the round is over. */
export const minesView = z.strictObject({
  stake: amountText,
  mineCount: z.int(),
  revealed: z.array(cell),
  ending,
  /** What a cash-out pays now, and after one more safe tile (null when there is none). */
  cashOut: amountText,
  nextCashOut: z.nullable(amountText),
  multiplier: z.string(),
  nextMultiplier: z.nullable(z.string()),
  mines: z.nullable(z.array(cell)),
  payout: amountText,
})
export type MinesView = z.infer<typeof minesView>
