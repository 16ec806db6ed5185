import { brazilDay } from '../../contract/brazil-day.ts'

export type RelativeAge =
  | { kind: 'now' }
  | { kind: 'minutes'; minutes: number }
  /** Older than an hour, still today: the clock says more than a count. */
  | { kind: 'today' }
  | { kind: 'earlier' }

const minuteMs = 60_000

/**
 * How to speak of something that was true at `at`. A moment that is just still to come counts as now, for the `now` of a page is
 * some seconds old; one that is further away was told by a clock that has been set back: it is said as it was told.
 */
export function relativeAge(at: number, now: number): RelativeAge {
  const minutes = Math.floor((now - at) / minuteMs)
  if (Math.abs(now - at) < minuteMs) return { kind: 'now' }
  if (minutes > 0 && minutes < 60) return { kind: 'minutes', minutes }
  return brazilDay(at) === brazilDay(now) ? { kind: 'today' } : { kind: 'earlier' }
}
