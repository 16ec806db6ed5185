import { type Language, toLocaleTag } from './language.ts'

type Details = Readonly<Record<string, string | number | boolean>>

const wireMoney = /^-?\d+\.\d\d$/

/**
 * Fills `{name}` in a sentence of `locales/refusals.*.ts` from a refusal's `details`; a part in square brackets is
 * left out when one of its details is missing. Money (wire decimals) is written the reader's way.
 */
export function fillSentence(sentence: string, details: Details, language: Language): string {
  const kept = sentence.replace(/\[([^\]]*)\]/g, (_, part: string) =>
    [...part.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => Object.hasOwn(details, name)) ? part : '',
  )
  return kept.replace(/\{(\w+)\}/g, (_, name: string) => write(details[name] ?? '', language))
}

function write(value: string | number | boolean, language: Language): string {
  if (typeof value === 'boolean') return String(value)
  const tag = toLocaleTag(language)
  if (typeof value === 'number') return new Intl.NumberFormat(tag).format(value)
  if (!wireMoney.test(value)) return value
  // As the app writes it (src/i18n/format-money.ts): R$ before the figures in every language, the figures as its readers group them.
  const figures = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return `${value.startsWith('-') ? '-' : ''}R$\u00a0${figures.format(Math.abs(Number(value)))}`
}
