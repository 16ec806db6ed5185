import * as z from 'zod/mini'
import { amount } from '../../../games/amount.ts'
import { slipKinds, slipLegView } from '../../../games/football/slip.ts'

/** A slip as its row keeps it: the engine's bet, and who played. */
export const storedBet = z.object({
  kind: z.enum(slipKinds),
  stake: amount,
  legs: z.array(z.omit(slipLegView, { result: true, score: true, tied: true })),
})
export type StoredBet = z.output<typeof storedBet>
