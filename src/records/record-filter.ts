import { addDays } from '../../contract/brazil-day.ts'

/** Days of Brasília, both included. */
export type Period = { from?: string; to?: string }

/** What a record shows of itself. The words of kind, state and review are the record's own. */
export type RecordFilter = Period & { kind?: string; state?: string; review?: string; game?: string }

type Raw = Record<string, unknown>

/** The words that a record knows for each part of its filter; a part that is not named is not filtered by. */
export type FilterWords = Partial<Record<'kind' | 'state' | 'review', readonly string[]>> & { game?: 'any' }

/** A day of the calendar that exists, `YYYY-MM-DD`. */
export function isDay(text: unknown): text is string {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** What the address says, as far as the record knows it; a period that ends before it begins is none. */
export function readRecordFilter(words: FilterWords, raw: Raw): RecordFilter {
  const filter: RecordFilter = {}
  if (isDay(raw.from)) filter.from = raw.from
  if (isDay(raw.to) && (filter.from === undefined || raw.to >= filter.from)) filter.to = raw.to
  for (const part of ['kind', 'state', 'review'] as const) {
    const known = words[part]?.find(word => word === raw[part])
    if (known !== undefined) filter[part] = known
  }
  // Games come and go: any id is let in, and one that nobody knows finds nothing.
  if (words.game === 'any' && typeof raw.game === 'string' && /^[\w-]{1,64}$/.test(raw.game))
    filter.game = raw.game
  return filter
}

export function isWithin({ from, to }: Period, day: string): boolean {
  return (from === undefined || day >= from) && (to === undefined || day <= to)
}

export function isFiltered(filter: RecordFilter): boolean {
  return Object.values(filter).some(part => part !== undefined)
}

/** `count` days back from a day, itself counted: 7 days of the 20th begin on the 14th. */
export function daysBack(day: string, count: number): string {
  return addDays(day, 1 - count)
}
