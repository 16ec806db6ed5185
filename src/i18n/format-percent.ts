import { type Language, toLocaleTag } from '../../contract/language.ts'

const formatters = new Map<Language, Intl.NumberFormat>()

/** A percentage as it stands in a catalogue, 97.3: "97,3%" in Portuguese. */
export function formatPercent(percent: number, language: Language): string {
  const known = formatters.get(language)
  if (known) return known.format(percent / 100)
  const made = new Intl.NumberFormat(toLocaleTag(language), { style: 'percent', maximumFractionDigits: 2 })
  formatters.set(language, made)
  return made.format(percent / 100)
}
