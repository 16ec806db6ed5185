import { type Draw, integerBelow } from '../fairness/draw.ts'
import type { PayoutChance } from '../payout-chance.ts'

/** Multipliers are in hundredths: 250 is 2.50. */
export const LEAST_TARGET = 101
export const MOST_TARGET = 1_000_000
/** Shown when the multiplier does not even leave the ground. */
export const FLOOR = 100
/** Of 100 staked so many come back, at every target. */
export const RETURNED = 99n

/** Centavos paid when the target is reached: stake × target, rounded down. */
export function limboPayout(stake: bigint, target: number): bigint {
  return (stake * BigInt(target)) / 100n
}

/**
 * Return of a stake at a target, rounding to centavos included; parts per million, rounded down. The target is
 * reached with a chance of 99 ÷ target (in hundredths), exactly.
 */
export function limboReturnPpm(stake: bigint, target: number): number {
  return Number((limboPayout(stake, target) * RETURNED * 1_000_000n) / (stake * BigInt(target)))
}

/**
 * The multiplier in hundredths is ⌊99 ÷ U⌋ for a number U drawn from (0, 1): it is at least t exactly when U ≤ 99 ÷ t, so every
 * target returns 99 %. U has as many digits as it takes, `base` a digit: more are drawn while those known leave two multipliers
 * possible. One word of 32 bits leaves a doubt about once in four thousand rounds, and never changes the chances.
 */
export async function drawMultiplier(draw: Draw, base = 2 ** 32): Promise<number> {
  let digits = 0n
  let scale = 1n
  for (;;) {
    digits = digits * BigInt(base) + BigInt(await integerBelow(draw, base))
    scale *= BigInt(base)
    const [least, most] = between(digits, scale)
    if (least === most) return least
  }
}

/** The multipliers that are possible for U in the open interval from `digits` ÷ `scale` to (`digits` + 1) ÷ `scale`. */
function between(digits: bigint, scale: bigint): readonly [least: number, most: number] {
  const least = clamp((RETURNED * scale) / (digits + 1n))
  // Just above `digits` ÷ `scale`, 99 ÷ U is just below the quotient: a whole quotient is itself not reached.
  const most = digits === 0n ? MOST_TARGET : clamp((RETURNED * scale - 1n) / digits)
  return [least, most]
}

/** Between 1.00 and the greatest target: beyond either end nobody's bet can tell a difference. */
function clamp(hundredths: bigint): number {
  if (hundredths > BigInt(MOST_TARGET)) return MOST_TARGET
  return hundredths < BigInt(FLOOR) ? FLOOR : Number(hundredths)
}

/** What one stake on this target comes back with, before rounding to centavos. */
export function limboChances(target: number): readonly PayoutChance[] {
  const chance = Number(RETURNED) / target
  return [
    { multiplier: 0, chance: 1 - chance },
    { multiplier: target / 100, chance },
  ]
}
