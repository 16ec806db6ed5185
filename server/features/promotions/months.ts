import { addDays, brazilDay } from '../../../contract/brazil-day.ts'

const dayMs = 86_400_000
/** "Daily jobs wait ten minutes after midnight" (docs: the ledger): a settlement under way still finds its day. */
export const nightMs = 10 * 60_000

/** The moment a day begins. Brazil has had one offset the whole year since 2019 (Decreto 9.772). */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00-03:00`)
}

export function endOfDay(day: string): Date {
  return new Date(startOfDay(day).getTime() + dayMs)
}

/** `YYYY-MM` of a day, and the moment that month is over. */
export function monthOf(day: string): string {
  return day.slice(0, 7)
}

export function monthBefore(month: string): string {
  return monthOf(addDays(`${month}-01`, -1))
}

export function endOfMonth(month: string): Date {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
  return startOfDay(`${next}-01`)
}

export function lastDayOf(month: string): string {
  return addDays(brazilDay(endOfMonth(month)), -1)
}
