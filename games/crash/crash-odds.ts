import { type Draw, integerBelow } from '../fairness/draw.ts'
import type { PayoutChance } from '../payout-chance.ts'

/** A round is one of 2^52 equally likely numbers. */
export const NUMBERS = 2n ** 52n

/** Of a hundred: the operator keeps 1 %. */
export const PLAYERS_SHARE = 99n

/** The lowest multiplier that wins, in hundredths. */
export const LEAST_TARGET = 101

/** 52 bits of the draw: twenty of one word, thirty-two of the next. */
export async function drawNumber(draw: Draw): Promise<bigint> {
  const high = await integerBelow(draw, 2 ** 20)
  const low = await integerBelow(draw, 2 ** 32)
  return BigInt(high) * 2n ** 32n + BigInt(low)
}

/**
 * Where a round crashes, in hundredths: ⌊99 × 2^52 ÷ (2^52 − number)⌋, between 100 (at once, nobody wins) and the cap.
 */
export function crashPoint(number: bigint, maxMultiplier: number): number {
  const point = Number((PLAYERS_SHARE * NUMBERS) / (NUMBERS - number))
  return Math.min(Math.max(point, 100), maxMultiplier * 100)
}

/** How many of the 2^52 numbers crash at this point (hundredths, 101 or more, up to the cap) or above. */
export function survivors(target: number): bigint {
  return (PLAYERS_SHARE * NUMBERS) / BigInt(target)
}

/** Centavos of a stake taken out there, rounded down. */
export function crashPayout(stake: bigint, hundredths: number): bigint {
  return (stake * BigInt(hundredths)) / 100n
}

/** Return of a stake that is always taken out there, rounding included; parts per million, rounded down. */
export function returnPpm(stake: bigint, target: number): number {
  return Number((crashPayout(stake, target) * survivors(target) * 1_000_000n) / (stake * NUMBERS))
}

/** What a stake with this target comes back with, before rounding to centavos. */
export function crashChances(target: number): readonly PayoutChance[] {
  const chance = Number(survivors(target)) / Number(NUMBERS)
  return [
    { multiplier: 0, chance: 1 - chance },
    { multiplier: target / 100, chance },
  ]
}

/** Milliseconds from the start until the curve e^(growth × seconds) reaches a multiplier, rounded up. */
export function reachesAfter(hundredths: number, growth: number): number {
  return Math.ceil((Math.log(hundredths / 100) / growth) * 1000)
}

/**
 * What a cash-out pays so long after the start, in hundredths, rounded up: a round that still flies crashes at that
 * point or above, so taking out by hand has the same exact return as a target.
 */
export function standsAt(elapsedMs: number, growth: number): number {
  return Math.max(LEAST_TARGET, Math.ceil(100 * Math.exp((growth * elapsedMs) / 1000)))
}
