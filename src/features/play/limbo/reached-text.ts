import { writeMultiplier } from '../../../../games/multiplier.ts'
import { timesText } from '../times-text.ts'

/** Hundredths as a multiplier is read: `2,50×`. */
export function reachedText(hundredths: number): string {
  return `${timesText(writeMultiplier(BigInt(hundredths) * 100n))}×`
}
