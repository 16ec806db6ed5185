import { formatAmount, withoutEmptyCents } from '../../../i18n/format-money.ts'

/** Hundredths of a stake as a factor: `265n` → `2,65×`, `3000n` → `30×`. */
export function factorText(hundredths: bigint): string {
  return `${withoutEmptyCents(formatAmount(hundredths))}×`
}
