import * as z from 'zod/mini'
import { amount, amountText } from '../amount.ts'
import { EVEN_MONEY, isInside, POCKETS } from './roulette-table.ts'

const pocket = z.int().check(z.minimum(0), z.maximum(POCKETS - 1))
const third = z.int().check(z.minimum(1), z.maximum(3))
const inside = z.array(pocket).check(
  z.minLength(1),
  z.maxLength(6),
  z.refine(numbers => isInside(numbers)),
)

/** Where a chip lies: numbers of the layout that touch, a column, a dozen or an even-money field. */
const places = {
  inside: { kind: z.literal('inside'), numbers: inside },
  column: { kind: z.literal('column'), at: third },
  dozen: { kind: z.literal('dozen'), at: third },
  even: { kind: z.enum(EVEN_MONEY) },
}

const chip = z.discriminatedUnion('kind', [
  z.strictObject({ ...places.inside, stake: amount }),
  z.strictObject({ ...places.column, stake: amount }),
  z.strictObject({ ...places.dozen, stake: amount }),
  z.strictObject({ ...places.even, stake: amount }),
])
export type Chip = z.infer<typeof chip>

/** What the player sends: `{ chips: [{ kind: "inside", numbers: [17], stake: "1.00" }, { kind: "red", stake: "5.00" }] }`. */
export const rouletteBet = z.strictObject({ chips: z.array(chip).check(z.minLength(1), z.maxLength(60)) })
/** What chance decides of a round. */
export const rouletteOutcome = z.strictObject({ pocket })
export const rouletteState = z.strictObject({ chips: rouletteBet.shape.chips, pocket })
export type RouletteState = z.infer<typeof rouletteState>

const shown = { stake: amountText, payout: amountText }
const shownChip = z.discriminatedUnion('kind', [
  z.strictObject({ ...places.inside, ...shown }),
  z.strictObject({ ...places.column, ...shown }),
  z.strictObject({ ...places.dozen, ...shown }),
  z.strictObject({ ...places.even, ...shown }),
])

/** What the player sees: the pocket, and each chip with what it paid. */
export const rouletteView = z.strictObject({
  stake: amountText,
  pocket,
  colour: z.enum(['green', 'red', 'black']),
  chips: z.array(shownChip),
  payout: amountText,
})
export type RouletteView = z.infer<typeof rouletteView>
