import { formatAmount } from '../../../i18n/format-money.ts'

/** `4207` → `42,07`, or `42.07` where the page is read so: a roll, or a place on its scale. */
export function rollText(roll: number): string {
  return formatAmount(BigInt(roll)).padStart(5, '0')
}
