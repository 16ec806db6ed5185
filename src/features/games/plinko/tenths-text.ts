import { formatAmount } from '../../../i18n/format-money.ts'
import { withoutEndZeros } from '../words/times-text.ts'

/** Tenths of the stake as they fit a narrow slot: `0,5`, `13`, `1k`. */
export function tenthsText(tenths: number): string {
  if (tenths >= 10_000) return `${withoutEndZeros(formatAmount(BigInt(Math.round(tenths / 100))))}k`
  return withoutEndZeros(formatAmount(BigInt(tenths * 10)))
}
