import * as z from 'zod/mini'
import { amount, amountText } from '../amount.ts'
import { DIFFICULTIES } from './tower-odds.ts'

const door = z.int().check(z.minimum(0), z.maximum(3))
const difficulty = z.enum(DIFFICULTIES)
/** From the ground up. */
const doors = z.array(door).check(z.maxLength(12))
const traps = z.array(z.array(door).check(z.minLength(1), z.maxLength(3))).check(z.maxLength(12))

/** What the player sends to begin: `{ stake: "1.00", difficulty: "medium" }`. */
export const towerBet = z.strictObject({ stake: amount, difficulty })

/** One step: `{ action: "climb", door: 0…3 }` (from the left, on the next floor) or `{ action: "cash_out" }`. */
export const towerStep = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('climb'), door }),
  z.strictObject({ action: z.literal('cash_out') }),
])

/** `void`: closed before any door was opened, the stake goes back. */
const ending = z.enum(['open', 'cashed_out', 'fallen', 'void'])

export const towerState = z.strictObject({ bet: towerBet, traps, picks: doors, ending })
export type TowerState = z.infer<typeof towerState>

/** What the player sees. `traps` is null until the round is over. */
export const towerView = z.strictObject({
  stake: amountText,
  difficulty,
  floors: z.int(),
  doors: z.int(),
  picks: z.array(door),
  ending,
  /** What a cash-out pays now, and above one more floor (null when there is none). */
  cashOut: amountText,
  nextCashOut: z.nullable(amountText),
  multiplier: z.string(),
  nextMultiplier: z.nullable(z.string()),
  traps: z.nullable(traps),
  payout: amountText,
})
export type TowerView = z.infer<typeof towerView>
