import * as z from 'zod/mini'
import { amount, amountText } from '../amount.ts'
import { SPECIES } from './fish-theme.ts'

const species = z.enum(SPECIES)
const roll = z.int().check(z.minimum(0), z.maximum(19_999))

/** One shot: `{ stake: "1.00", species: "piranha" }`. */
export const fishBet = z.strictObject({ stake: amount, species })
export type FishBet = z.infer<typeof fishBet>

/** What the player sees; a roll below 97 of 100 × multiplier is a catch. */
export const fishView = z.strictObject({
  stake: amountText,
  species,
  multiplier: z.int(),
  roll,
  caught: z.boolean(),
  payout: amountText,
})
export type FishView = z.infer<typeof fishView>

export const fishState = z.strictObject({ bet: fishBet, roll })
