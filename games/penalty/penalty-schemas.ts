import * as z from 'zod/mini'
import { amount, amountText } from '../amount.ts'

const corner = z.int().check(z.minimum(0), z.maximum(4))
const corners = z.literal([2, 3, 5])
const sequence = z.array(corner).check(z.maxLength(12))

/** What the player sends to begin: `{ stake: "1.00", corners: 5 }`. */
export const penaltyBet = z.strictObject({ stake: amount, corners })

/** One step: `{ action: "kick", corner: 0… }` (from the left) or `{ action: "cash_out" }`. */
export const penaltyStep = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('kick'), corner }),
  z.strictObject({ action: z.literal('cash_out') }),
])

/** `void`: closed before the first kick, the stake goes back. */
const ending = z.enum(['open', 'cashed_out', 'saved', 'void'])

export const penaltyState = z.strictObject({ bet: penaltyBet, dives: sequence, kicks: sequence, ending })
export type PenaltyState = z.infer<typeof penaltyState>

/** What the player sees. Of the keeper's dives only those of kicks already taken; all when the round is over. */
export const penaltyView = z.strictObject({
  stake: amountText,
  corners,
  kickCount: z.int(),
  kicks: z.array(corner),
  dives: z.array(corner),
  ending,
  /** What a cash-out pays now, and after one more goal (null when there is none). */
  cashOut: amountText,
  nextCashOut: z.nullable(amountText),
  multiplier: z.string(),
  nextMultiplier: z.nullable(z.string()),
  payout: amountText,
})
export type PenaltyView = z.infer<typeof penaltyView>
