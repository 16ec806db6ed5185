import { formatAmount } from '../../../i18n/format-money.ts'

/** `"1.9824"` → `1,98`, or `1.98` where the page is read so: a multiplier. Cut, never rounded up: no more is promised than is paid. */
export function timesText(multiplier: string): string {
  const [whole = '0', fraction = ''] = multiplier.split('.')
  return formatAmount(BigInt(`${whole}${fraction.slice(0, 2).padEnd(2, '0')}`))
}

/** `2,50` → `2,5`, `30,00` → `30`: where there is little room. */
export function withoutEndZeros(amount: string): string {
  return amount.replace(/[.,]?0+$/, '')
}
