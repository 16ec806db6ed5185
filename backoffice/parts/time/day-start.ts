import { brazilDay } from '../../../contract/brazil-day.ts'

/** The first moment of a day in Brasília, as it travels; daylight saving has come and gone there, so it is looked for. */
export function dayStart(day: string): string | undefined {
  for (const hour of ['02', '03', '04']) {
    const at = Date.parse(`${day}T${hour}:00:00Z`)
    if (!Number.isNaN(at) && brazilDay(at) === day && brazilDay(at - 1) !== day)
      return new Date(at).toISOString()
  }
  return undefined
}

/** The first moment after that day. */
export function dayEnd(day: string): string | undefined {
  const noon = Date.parse(`${day}T15:00:00Z`)
  return Number.isNaN(noon) ? undefined : dayStart(brazilDay(noon + 24 * 3_600_000))
}
