import { brazilDay } from '../../../../contract/brazil-day.ts'

const dayMs = 86_400_000

/** The day of Brasília so many days from now, `YYYY-MM-DD`. */
export const dayAfter = (now: number, days: number): string => brazilDay(now + days * dayMs)

/** The chosen day at the time that it is now: whole days, whatever the clocks of summer do. */
export function momentOfDay(day: string, now: number): string {
  const days = Math.round((Date.parse(day) - Date.parse(brazilDay(now))) / dayMs)
  return new Date(now + days * dayMs).toISOString()
}
