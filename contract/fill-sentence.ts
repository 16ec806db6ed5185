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
  return new Intl.NumberFormat(tag, { style: 'currency', currency: 'BRL' }).format(Number(value))
}
