/** Days are numbers, hours are moments: `day * 24 + hour`. A month is `YYYY-MM`. */
export interface Calendar {
  readonly monthOf: (day: number) => string
  readonly monthBefore: (day: number) => string
  /** The first day after a month. */
  readonly endOf: (month: string) => number
}

const dayMs = 86_400_000

/** Day 0 is `first`, `YYYY-MM-DD`. */
export function createCalendar(first: string): Calendar {
  const zero = Date.parse(`${first}T00:00:00Z`)
  const dateOf = (day: number) => new Date(zero + day * dayMs)
  const nameOf = (date: Date) => date.toISOString().slice(0, 7)
  const ends = new Map<string, number>()
  const [names, before]: [string[], string[]] = [[], []]
  const endOf = (month: string) => {
    const known = ends.get(month)
    if (known !== undefined) return known
    const [year = 0, number = 0] = month.split('-').map(Number)
    const end = Math.round((Date.UTC(year, number, 1) - zero) / dayMs)
    ends.set(month, end)
    return end
  }
  return {
    monthOf: day => {
      names[day] ??= nameOf(dateOf(day))
      return names[day] ?? ''
    },
    monthBefore: day => {
      const known = before[day]
      if (known !== undefined) return known
      const date = dateOf(day)
      const name = nameOf(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - 1, 1)))
      before[day] = name
      return name
    },
    endOf,
  }
}
