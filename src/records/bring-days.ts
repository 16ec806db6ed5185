import type { PullOutcome } from '../sync/pull/pull.ts'
import type { Period } from './record-filter.ts'

/** What the device holds of a record: everything from that day of Brasília on, the day itself perhaps not whole. */
export type Held = {
  oldestDay: string | undefined
  /** Whether the server has older rows; `undefined` before the first answer. */
  hasOlder: boolean | undefined
}

export type DaySource = {
  readHeld: () => Promise<Held>
  /** The newest page where nothing was read yet, else the next older one. */
  pull: (more: boolean) => Promise<PullOutcome['kind']>
  /** The filter is another one by now, or the screen is gone. */
  isGone: () => boolean
}

/** 1,000 rows: a member who looks further back loads more by hand. */
const mostPages = 20

/** The day down to which a period reaches: its first one, or, without one, the last, from which on older ones follow. */
export function reachOf({ from, to }: Period): string | undefined {
  return from ?? to
}

/** Whether the device lacks rows of a period that reaches back to `reach`. A day that is held in part is lacked. */
export function lacksDays(reach: string | undefined, { oldestDay, hasOlder }: Held): boolean {
  if (reach === undefined || hasOlder === false) return false
  return oldestDay === undefined || reach <= oldestDay
}

/** Pulls older pages until the device holds the whole period, the network ends it, or the bound does. */
export async function bringDays(source: DaySource, reach: string): Promise<'held' | 'stopped'> {
  for (let page = 0; page < mostPages; page += 1) {
    const held = await source.readHeld()
    if (!lacksDays(reach, held)) return 'held'
    if (source.isGone()) return 'stopped'
    const outcome = await source.pull(held.hasOlder !== undefined)
    const isAnswered = outcome === 'applied' || outcome === 'unchanged' || outcome === 'fresh'
    if (!isAnswered) return 'stopped'
  }
  return lacksDays(reach, await source.readHeld()) ? 'stopped' : 'held'
}
