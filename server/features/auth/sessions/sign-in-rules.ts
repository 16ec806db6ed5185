import type { GuessPolicy } from '../../../platform/guesses/guess-rules.ts'

const second = 1_000
const minute = 60 * second
const rememberedMs = 30 * minute

/** Wrong passwords for one account from one network, or from one device of the member's. */
export const herePolicy: GuessPolicy = {
  ...{ free: 4, firstMs: 30 * second, longestMs: 15 * minute, rememberedMs },
}

/** Wrong passwords for one account from everywhere but the member's own devices: one a minute at last. */
export const accountPolicy: GuessPolicy = {
  ...{ free: 20, firstMs: 5 * second, longestMs: minute, rememberedMs },
}

const wrongUntilCaptcha = 3
const wrongUntilCaptchaForAll = 20

/** Whether a try brings a verification code (docs/rules/accounts.md); strangers' tries ask nothing of the member's own device. */
export function wantsCaptcha({
  here,
  anywhere,
}: {
  readonly here: number
  readonly anywhere: number
}): boolean {
  return here >= wrongUntilCaptcha || anywhere >= wrongUntilCaptchaForAll
}
