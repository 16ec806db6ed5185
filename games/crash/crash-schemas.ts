import * as z from 'zod/mini'
import { amount, amountText } from '../amount.ts'
import { LEAST_TARGET } from './crash-odds.ts'

const hundredths = z.int().check(z.minimum(100), z.maximum(10_000_000))
const target = z.int().check(z.minimum(LEAST_TARGET), z.maximum(10_000_000))

/** What the player sends: `{ stake: "1.00", autoCashOut: 200 }`, in hundredths, or null to take it out by hand. */
export const crashBet = z.strictObject({ stake: amount, autoCashOut: z.nullable(target) })
export type CrashBet = z.infer<typeof crashBet>

/** Where the round crashed, in hundredths: public once it has. */
export const crashOutcome = z.strictObject({ crash: hundredths })

/** What the player sees of a settled bet. `cashOut`: the multiplier of the cash-out, by hand or automatic, in hundredths. */
export const crashView = z.strictObject({
  stake: amountText,
  autoCashOut: z.nullable(target),
  crash: hundredths,
  cashOut: z.nullable(target),
  payout: amountText,
})
export type CrashView = z.infer<typeof crashView>
