import { defaultLanguage, type Language, toLocaleTag } from '../../contract/language.ts'

/** U+00A0, which pt-BR puts after `R$`: an amount never breaks across two lines. */
const noBreakSpace = '\u00a0'

type Signs = { readonly group: string; readonly decimal: string }

function signsOf(language: Language): Signs {
  const parts = new Intl.NumberFormat(toLocaleTag(language)).formatToParts(1_234_567.8)
  const sign = (type: Intl.NumberFormatPartTypes) => parts.find(part => part.type === type)?.value ?? ''
  return { group: sign('group'), decimal: sign('decimal') }
}

/** The page's own, set before anything is drawn in a language (start/open-language.ts, and the desk's own). */
let signs: Signs = { group: '.', decimal: ',' }

/** What stands before the cents where this language is read. */
export const decimalSign = (language: Language): string => signsOf(language).decimal

/** From here on amounts are grouped as readers of this language group them. */
export function writeMoneyIn(language: Language): void {
  signs = language === defaultLanguage ? { group: '.', decimal: ',' } : signsOf(language)
}

/** `123456n` → `1.234,56`: what stands in an entry field. */
export function formatAmount(centavos: bigint): string {
  const digits = (centavos < 0n ? -centavos : centavos).toString().padStart(3, '0')
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, signs.group)
  return `${centavos < 0n ? '-' : ''}${whole}${signs.decimal}${digits.slice(-2)}`
}

/**
 * Centavos as money of Brazil: `R$` before it in every language, the digits grouped as the reader's language does: `123456n` →
 * `R$ 1.234,56`, in English `R$ 1,234.56`; `-1000n` → `-R$ 10,00`. Exact at any size, because no floating point is touched.
 */
export function formatMoney(centavos: bigint): string {
  const text = formatAmount(centavos < 0n ? -centavos : centavos)
  return `${centavos < 0n ? '-' : ''}R$${noBreakSpace}${text}`
}

/** `R$ 50,00` → `R$ 50`, where cents would only take room; other cents stay. */
export function withoutEmptyCents(amount: string): string {
  return amount.replace(/[.,]00$/, '')
}
