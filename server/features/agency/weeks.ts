import { addDays, mondayOf } from '../../../contract/brazil-day.ts'

/** The Monday of the last week that is over. */
export function lastFinishedWeek(today: string): string {
  return addDays(mondayOf(today), -7)
}

/** The day on which the running week is settled. */
export function nextSettlement(today: string): string {
  return addDays(mondayOf(today), 7)
}
