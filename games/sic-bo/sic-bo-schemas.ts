import * as z from 'zod/mini'
import { amount, amountText } from '../amount.ts'
import { PLAIN_KINDS } from './sic-bo-table.ts'

const face = z.int().check(z.minimum(1), z.maximum(6))
const total = z.int().check(z.minimum(4), z.maximum(17))
const twoFaces = z.tuple([face, face]).check(z.refine(([low, high]) => low < high))
const dice = z.tuple([face, face, face])

/** Where a chip lies. */
const places = {
  plain: { kind: z.enum(PLAIN_KINDS) },
  total: { kind: z.literal('total'), at: total },
  face: { kind: z.enum(['single', 'double', 'triple']), at: face },
  pair: { kind: z.literal('pair'), faces: twoFaces },
}

const chip = z.discriminatedUnion('kind', [
  z.strictObject({ ...places.plain, stake: amount }),
  z.strictObject({ ...places.total, stake: amount }),
  z.strictObject({ ...places.face, stake: amount }),
  z.strictObject({ ...places.pair, stake: amount }),
])
export type SicBoChip = z.infer<typeof chip>

/** What the player sends: `{ chips: [{ kind: "total", at: 11, stake: "1.00" }, { kind: "pair", faces: [2, 5], stake: "1.00" }] }`. */
export const sicBoBet = z.strictObject({ chips: z.array(chip).check(z.minLength(1), z.maxLength(60)) })
export const sicBoState = z.strictObject({ chips: sicBoBet.shape.chips, dice })
export type SicBoState = z.infer<typeof sicBoState>

const shown = { stake: amountText, payout: amountText }
const shownChip = z.discriminatedUnion('kind', [
  z.strictObject({ ...places.plain, ...shown }),
  z.strictObject({ ...places.total, ...shown }),
  z.strictObject({ ...places.face, ...shown }),
  z.strictObject({ ...places.pair, ...shown }),
])

/** What the player sees: the dice as they were drawn, and each chip with what it paid. */
export const sicBoView = z.strictObject({
  stake: amountText,
  dice,
  total: z.int(),
  chips: z.array(shownChip),
  payout: amountText,
})
export type SicBoView = z.infer<typeof sicBoView>
