import type { GuessPolicy } from '../../../platform/guesses/guess-rules.ts'

const minute = 60_000

/**
 * Five wrong tries on one's own device or in one session, or five wrong codes after a right password from one network: that one
 * waits a quarter of an hour.
 */
export const fivePolicy: GuessPolicy = {
  ...{ free: 4, firstMs: 15 * minute, longestMs: 15 * minute, rememberedMs: 15 * minute },
  startsAnew: true,
}

/** Wrong codes after a right password, from everywhere: as many, and a strange browser gives two codes in a row. */
export const codesUntilTwo = 20
export const codesRememberedMs = 24 * 60 * minute
/** For the second of two codes. */
export const secondCodeMs = 3 * minute
/** So many wrong codes after a right password: somebody else knows it. */
export const codesUntilReported = 5
