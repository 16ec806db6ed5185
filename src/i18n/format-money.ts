import { defaultLanguage, type Language } from '../../contract/language.ts'

/** U+00A0, which pt-BR puts after `R$`: an amount never breaks across two lines. */
const noBreakSpace = '\u00a0'

type Signs = { readonly group: string; readonly decimal: string }

const points: Signs = { group: '.', decimal: ',' }
const commas: Signs = { group: ',', decimal: '.' }

/** As Intl has it, which is not asked: a browser's first formatter takes 25 ms, four times as long on a cheap phone. */
const signsOf: Readonly<Record<Language, Signs>> = {
  pt: points,
  en: commas,
  zh_cn: commas,
  vi: points,
  id: points,
  ms: commas,
  th: commas,
  tr: points,
}

/** The page's own, set before anything is drawn in a language (app/start/open-language.ts, and the desk's own). */
let signs = signsOf[defaultLanguage]

/** Digits grouped, and what stands after the sign, if anything does. */
function joinFigure(whole: string, fraction: string, { group, decimal }: Signs): string {
  return whole.replace(/\B(?=(\d{3})+$)/g, group) + (fraction === '' ? '' : decimal + fraction)
}

/** A number that is not negative, with two places at most: 1234.5 as "1.234,5" in Portuguese. */
export function formatFigure(value: number, language: Language): string {
  const [whole = '0', fraction = ''] = String(Math.round(value * 100) / 100).split('.')
  return joinFigure(whole, fraction, signsOf[language])
}

/** What stands before the cents where this language is read. */
export const decimalSign = (language: Language): string => signsOf[language].decimal

/** From here on amounts are grouped as readers of this language group them. */
export function writeMoneyIn(language: Language): void {
  signs = signsOf[language]
}

/** What stands between thousands where amounts are written now. */
export const groupSign = (): string => signs.group

/** `123456n` → `1.234,56`: what stands in an entry field. */
export function formatAmount(centavos: bigint): string {
  const digits = (centavos < 0n ? -centavos : centavos).toString().padStart(3, '0')
  return `${centavos < 0n ? '-' : ''}${joinFigure(digits.slice(0, -2), digits.slice(-2), signs)}`
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
