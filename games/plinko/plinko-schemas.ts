import * as z from 'zod/mini'
import { amount, amountText } from '../amount.ts'
import { FEWEST_ROWS, MOST_ROWS, RISKS } from './plinko-tables.ts'

const rows = z.int().check(z.minimum(FEWEST_ROWS), z.maximum(MOST_ROWS))
const risk = z.enum(RISKS)
/** A turn a row: 0 to the left, 1 to the right. */
const path = z
  .array(z.int().check(z.minimum(0), z.maximum(1)))
  .check(z.minLength(FEWEST_ROWS), z.maxLength(MOST_ROWS))

/** What the player sends: `{ stake: "1.00", rows: 12, risk: "medium" }`. */
export const plinkoBet = z.strictObject({ stake: amount, rows, risk })
export type PlinkoBet = z.infer<typeof plinkoBet>

/** What the player sees; `slot` is counted from the left, from 0. */
export const plinkoView = z.strictObject({
  stake: amountText,
  rows,
  risk,
  path,
  slot: z.int(),
  multiplier: z.string(),
  payout: amountText,
})
export type PlinkoView = z.infer<typeof plinkoView>

export const plinkoState = z
  .strictObject({ bet: plinkoBet, path })
  .check(z.refine(({ bet, path: turns }) => turns.length === bet.rows))
export type PlinkoState = z.infer<typeof plinkoState>
