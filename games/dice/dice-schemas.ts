import * as z from 'zod/mini'
import { amount, amountText } from '../amount.ts'
import { ROLLS } from './dice-odds.ts'

const rollNumber = z.int().check(z.minimum(0), z.maximum(ROLLS - 1))
const direction = z.enum(['under', 'over'])

/** What the player sends: `{ stake: "1.00", direction: "under", target: 5000 }`, target in hundredths. */
export const diceBet = z.strictObject({ stake: amount, direction, target: rollNumber })
export type DiceBet = z.infer<typeof diceBet>

/** What the player sees; `multiplier` is the exact factor with four decimals, cut. */
export const diceView = z.strictObject({
  stake: amountText,
  direction,
  target: rollNumber,
  winningRolls: z.int(),
  multiplier: z.string(),
  roll: rollNumber,
  won: z.boolean(),
  payout: amountText,
})
export type DiceView = z.infer<typeof diceView>

export const diceState = z.strictObject({ bet: diceBet, roll: rollNumber })
export type DiceState = z.infer<typeof diceState>
