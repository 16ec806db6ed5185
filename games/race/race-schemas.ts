import * as z from 'zod/mini'
import { amount, amountText } from '../amount.ts'

/** Runners of every race. */
export const RUNNERS = 6

const runner = z.int().check(z.minimum(0), z.maximum(RUNNERS - 1))

const places = {
  single: { kind: z.enum(['win', 'place']), runner },
  exacta: { kind: z.literal('exacta'), first: runner, second: runner },
}

const chip = z.union([
  z.strictObject({ ...places.single, stake: amount }),
  z
    .strictObject({ ...places.exacta, stake: amount })
    .check(z.refine(({ first, second }) => first !== second)),
])
export type RaceChip = z.infer<typeof chip>

const order = z.array(runner).check(
  z.length(RUNNERS),
  z.refine(runners => new Set(runners).size === RUNNERS),
)

/** What the player sends: `{ chips: [{ kind: "win", runner: 0, stake: "1.00" }, { kind: "exacta", first: 0, second: 3, stake: "1.00" }] }`. */
export const raceBet = z.strictObject({ chips: z.array(chip).check(z.minLength(1), z.maxLength(42)) })
export const raceState = z.strictObject({ chips: raceBet.shape.chips, order })
export type RaceState = z.infer<typeof raceState>

const shown = { stake: amountText, odds: z.string(), payout: amountText }

/** What the player sees: who came in how, and each chip with its odds and what it paid. */
export const raceView = z.strictObject({
  stake: amountText,
  order,
  chips: z.array(
    z.union([z.strictObject({ ...places.single, ...shown }), z.strictObject({ ...places.exacta, ...shown })]),
  ),
  payout: amountText,
})
export type RaceView = z.infer<typeof raceView>
