/** Brasília's time has had no summer time since 2019. */
const offset = '-03:00'
const calendar = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** For `<input type="datetime-local">`, in the time of Brasília whatever the operator's own is. */
export function toLocalField(instant: string | null): string {
  return instant === null ? '' : calendar.format(new Date(instant)).replace(' ', 'T')
}

/** `undefined`: nothing, or no time at all. */
export function fromLocalField(field: string): string | undefined {
  // Engines read times into half a date: an empty field would be the year 2000.
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(field)) return undefined
  const at = new Date(`${field}:00${offset}`)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}
