import { brazilDay } from '../../contract/brazil-day.ts'

export type RelativeAge =
  | { kind: 'now' }
  | { kind: 'minutes'; minutes: number }
  /** Older than an hour, still today: the clock says more than a count. */
  | { kind: 'today' }
  | { kind: 'earlier' }

const minuteMs = 60_000

/** How to speak of something that was true at `at`. A clock that runs ahead counts as now. */
export function relativeAge(at: number, now: number): RelativeAge {
  const minutes = Math.floor((now - at) / minuteMs)
  if (minutes < 1) return { kind: 'now' }
  if (minutes < 60) return { kind: 'minutes', minutes }
  return brazilDay(at) === brazilDay(now) ? { kind: 'today' } : { kind: 'earlier' }
}
