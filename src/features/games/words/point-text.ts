import { formatAmount } from '../../../i18n/format-money.ts'

/** Whole hundredths as a multiplier: `234` → `2,34×`. */
export function pointText(hundredths: number): string {
  return `${formatAmount(BigInt(hundredths))}×`
}
