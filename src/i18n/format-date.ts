import { type Language, toLocaleTag } from '../../contract/language.ts'

export type DateStyle = 'day' | 'month' | 'short-day' | 'time' | 'moment' | 'weekday'

/** The server's clock. Never a fixed offset: daylight saving has come and gone, and may come back. */
export const brasilia = 'America/Sao_Paulo'

const styles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  day: { day: '2-digit', month: '2-digit', year: 'numeric' },
  month: { month: 'short', year: 'numeric' },
  'short-day': { day: '2-digit', month: '2-digit' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  moment: {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/** The one date formatter: an instant (epoch milliseconds) in Brasília time, on a 24-hour clock, in the member's language. */
export function formatDate(at: number, style: DateStyle, language: Language): string {
  const key = `${language} ${style}`
  const known = formatters.get(key)
  if (known) return known.format(at)
  const made = new Intl.DateTimeFormat(toLocaleTag(language), { ...styles[style], timeZone: brasilia })
  formatters.set(key, made)
  return made.format(at)
}
