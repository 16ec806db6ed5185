import { asIdentifier } from '../../../../contract/text-kinds.ts'
import { LEAST_TARGET } from '../../../../games/limbo/limbo-odds.ts'

/** Targets that one tap chooses, in hundredths. */
export const quickTargets: readonly number[] = [150, 200, 500, 1_000, 10_000]

/** `"2,5"` or `"2.50"` → 250 hundredths; nothing when it is no number. */
export function readTarget(text: string): number | undefined {
  const found = /^(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(asIdentifier(text))
  if (!found) return undefined
  const [, whole = '0', fraction = ''] = found
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
}

/** Hundredths as they are typed, without marks between thousands: `2,50`. */
export function writeTarget(target: number, sign: string): string {
  return `${Math.floor(target / 100)}${sign}${String(target % 100).padStart(2, '0')}`
}

/** The next round target upwards or downwards, within what the skin allows. */
export function nextTarget(target: number, direction: 1 | -1, most: number): number {
  const from = direction === 1 ? target : target - 1
  const step = from < 300 ? 10 : from < 1_000 ? 50 : from < 10_000 ? 500 : 10_000
  const to = direction === 1 ? (Math.floor(target / step) + 1) * step : (Math.ceil(target / step) - 1) * step
  return Math.min(most, Math.max(LEAST_TARGET, to))
}

/** Where on the sky a multiplier is, from 0 to 1: the target's line always lies at 0.6. */
export function heightOf(reached: number, target: number): number {
  const height = (0.6 * Math.log(reached / 100)) / Math.log(target / 100)
  return reached >= target ? Math.min(0.94, Math.max(0.66, height)) : Math.min(0.54, height)
}
