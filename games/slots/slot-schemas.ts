import * as z from 'zod/mini'
import { amount, amountText } from '../amount.ts'

/** What the player sends: `{ stake: "2.00" }`, a whole number of centavos on each line. */
export const slotBet = z.strictObject({ stake: amount })

/** The stops of every turn, a stop a reel; all else follows from them. */
export const slotState = z.strictObject({
  stake: amount,
  stops: z.array(z.array(z.int().check(z.minimum(0)))).check(z.minLength(1)),
})
export type SlotState = z.infer<typeof slotState>

const lineWin = z.strictObject({
  /** Index into the lines of the theme; the cells that win are `count` from the side `from`. */
  line: z.int(),
  from: z.enum(['left', 'right']),
  symbol: z.string(),
  count: z.int(),
  payout: amountText,
})

const spin = z.strictObject({
  stops: z.array(z.int()),
  /** A column of three letters a reel, before wilds expand on the reels in `expanded`. */
  window: z.array(z.string()),
  expanded: z.array(z.int()),
  lineWins: z.array(lineWin),
  scatters: z.int(),
  scatterPayout: amountText,
  isFree: z.boolean(),
  /** Reels that stood still in this turn, which is a respin where there are any. Only themes with respins tell it. */
  held: z.exactOptional(z.array(z.int())),
  multiplier: z.int(),
  awarded: z.int(),
  freeSpinsLeft: z.int(),
  /** Of this turn, multiplied. */
  payout: amountText,
})

/** The whole round: the base spin, its respins and its free spins, in the order to show them. */
export const slotView = z.strictObject({
  stake: amountText,
  spins: z.array(spin),
  payout: amountText,
  /** The round reached the greatest win of the game and ended there. */
  isMaxWin: z.boolean(),
})
export type SlotView = z.infer<typeof slotView>
