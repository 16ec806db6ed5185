import { formatDate } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import type { Unit } from './bucket-days.ts'

/** How a day, week or month is named under the chart: by its first day, a month by its number and year. */
export function useBucketWords(unit: Unit): (from: string) => string {
  const language = useLanguage()
  return from => {
    if (unit === 'month') return from.slice(0, 7).split('-').reverse().join('/')
    // Noon in UTC is the same day in Brasília.
    return formatDate(Date.parse(`${from}T12:00:00Z`), 'short-day', language)
  }
}
