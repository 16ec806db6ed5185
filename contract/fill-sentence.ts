import { type Language, toLocaleTag } from './language.ts'

type Details = Readonly<Record<string, string | number | boolean>>

const wireMoney = /^-?\d+\.\d\d$/
const wireInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/
/** The server's own time, by which its days begin and end. */
const moment = { dateStyle: 'short', timeStyle: 'short', timeZone: 'America/Sao_Paulo' } as const

/**
 * Fills `{name}` in a sentence of `locales/refusals.*.ts` from a refusal's `details`; a part in square brackets is
 * left out when one of its details is missing. Money (wire decimals) and instants are written the reader's way.
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
  if (wireInstant.test(value)) return new Intl.DateTimeFormat(tag, moment).format(new Date(value))
  if (!wireMoney.test(value)) return value
  // As the app writes it (src/i18n/format-money.ts): R$ before the figures in every language, the figures as its readers group them.
  const figures = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return `${value.startsWith('-') ? '-' : ''}R$\u00a0${figures.format(Math.abs(Number(value)))}`
}
