import { brazilDay } from '../../contract/brazil-day.ts'
import { isWithin, type Period } from './record-filter.ts'

/** Whether a row is of the days of Brasília that are asked for. */
export function isOfDays(created_at: string, period: Period): boolean {
  if (period.from === undefined && period.to === undefined) return true
  return isWithin(period, brazilDay(Date.parse(created_at)))
}
