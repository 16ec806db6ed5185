import { timesText } from '../times-text.ts'

/** Hundredths as a multiplier: `234` → `2,34×`. */
export function pointText(hundredths: number): string {
  return `${timesText((hundredths / 100).toFixed(2))}×`
}
