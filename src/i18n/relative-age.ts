import { brazilDay } from '../../contract/brazil-day.ts'

export type RelativeAge =
  | { kind: 'now' }
  | { kind: 'minutes'; minutes: number }
  /** Older than an hour, still today: the clock says more than a count. */
  | { kind: 'today' }
  | { kind: 'earlier' }

const minuteMs = 60_000

/**
 * How to name the age of something that was true at `at` (epoch milliseconds). A moment less than 60 s ahead counts as now, because
 * the `now` of a page is some seconds old; one further ahead comes from a clock that has been set back, and is shown as it is.
 */
export function relativeAge(at: number, now: number): RelativeAge {
  const minutes = Math.floor((now - at) / minuteMs)
  if (Math.abs(now - at) < minuteMs) return { kind: 'now' }
  if (minutes > 0 && minutes < 60) return { kind: 'minutes', minutes }
  return brazilDay(at) === brazilDay(now) ? { kind: 'today' } : { kind: 'earlier' }
}
