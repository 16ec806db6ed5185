import { type Language, toLocaleTag } from '../../../contract/language.ts'

const minute = 60_000
const units = [
  { unit: 'day', ms: 24 * 60 * minute, upTo: Number.POSITIVE_INFINITY },
  { unit: 'hour', ms: 60 * minute, upTo: 48 * 60 * minute },
  { unit: 'minute', ms: minute, upTo: 180 * minute },
] as const

/** A length of time in its one telling unit: "12 min", "3 h", "5 dias". Less than a minute counts as one. */
export function formatSpan(spanMs: number, language: Language): string {
  const size = Math.max(minute, Math.abs(spanMs))
  const chosen = units.findLast(({ upTo }) => size < upTo) ?? units[0]
  const words = new Intl.NumberFormat(toLocaleTag(language), {
    style: 'unit',
    unit: chosen.unit,
    unitDisplay: chosen.unit === 'day' ? 'long' : 'short',
  })
  return words.format(Math.floor(size / chosen.ms))
}
