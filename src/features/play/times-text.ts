import { type Language, toLocaleTag } from '../../../contract/language.ts'

/** `"1.9824"` → `1,98`, or `1.98` in Chinese: a multiplier. Cut, never rounded up: no more is promised than is paid. */
export function timesText(multiplier: string, language: Language = 'pt'): string {
  const [whole = '0', fraction = ''] = multiplier.split('.')
  const cut = Number(`${whole}.${fraction.slice(0, 2)}`)
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return new Intl.NumberFormat(toLocaleTag(language), digits).format(cut)
}
