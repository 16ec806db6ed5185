let calendar: Intl.DateTimeFormat | undefined

/** Made when a day is asked for: a browser's first formatter takes 40 ms of a start that needs none. */
function openCalendar(): Intl.DateTimeFormat {
  calendar ??= new Intl.DateTimeFormat('en', {
    timeZone: 'America/Sao_Paulo',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  return calendar
}

/**
 * The calendar day in America/Sao_Paulo, `YYYY-MM-DD`: what "today" means everywhere in the product (docs/rules/wire.md).
 * An instant in epoch milliseconds will do.
 */
export function brazilDay(at: Date | number): string {
  const parts = openCalendar().formatToParts(at)
  const named = (name: string) => parts.find(({ type }) => type === name)?.value
  // By name: the order in which a language has them changes with the browser's own data (English of Canada, month first in ICU 72).
  return `${named('year')}-${named('month')}-${named('day')}`
}

/** A calendar day some days later, or earlier. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return addDays(day, -weekday)
}
