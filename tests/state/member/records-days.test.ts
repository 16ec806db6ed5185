import { expect, test } from 'vitest'
import { bringDays, type Held, lacksDays, reachOf } from '../../../src/records/bring-days.ts'
import type { PullOutcome } from '../../../src/sync/pull/pull.ts'

/* "filters by date … paged": a period that reaches beyond what the device holds is brought, within a bound. */

/** A house with one day a page, newest first, and what the device has of it. */
function createServer(days: readonly string[], { isOnline = true } = {}) {
  let pages = 0
  let gone = false
  const asked: boolean[] = []
  const readHeld = async (): Promise<Held> => ({
    oldestDay: pages === 0 ? undefined : days[pages - 1],
    hasOlder: pages === 0 ? undefined : pages < days.length,
  })
  return {
    asked,
    leave: () => {
      gone = true
    },
    source: {
      readHeld,
      isGone: () => gone,
      pull: async (more: boolean): Promise<PullOutcome['kind']> => {
        asked.push(more)
        if (!isOnline) return 'failed'
        pages = Math.min(pages + 1, days.length)
        return 'applied'
      },
    },
    held: readHeld,
  }
}

const november = ['2026-11-20', '2026-11-19', '2026-11-18', '2026-11-17', '2026-11-16']

test('pages are asked for until a day before the period is here, and no further', async () => {
  const server = createServer(november)
  expect(await bringDays(server.source, '2026-11-18')).toBe('held')
  // The newest page first; the fourth says that the 18th is whole.
  expect(server.asked).toEqual([false, true, true, true])
  expect(await bringDays(server.source, '2026-11-19')).toBe('held')
  expect(server.asked).toHaveLength(4)
})

test('a period from before the first row ends with the last page', async () => {
  const server = createServer(november)
  expect(await bringDays(server.source, '2020-01-01')).toBe('held')
  expect(server.asked).toHaveLength(5)
})

test('without a network it stops at once, and the device says from when on it holds rows', async () => {
  const server = createServer(november, { isOnline: false })
  expect(await bringDays(server.source, '2026-11-18')).toBe('stopped')
  expect(server.asked).toEqual([false])
  expect(lacksDays('2026-11-18', { oldestDay: '2026-11-19', hasOlder: true })).toBe(true)
  expect(lacksDays('2026-11-18', { oldestDay: '2026-11-17', hasOlder: true })).toBe(false)
  expect(lacksDays('2026-11-18', { oldestDay: '2026-11-19', hasOlder: false })).toBe(false)
})

test('a day that is held in part is lacked: its older rows are on the next page', () => {
  expect(lacksDays('2026-11-19', { oldestDay: '2026-11-19', hasOlder: true })).toBe(true)
})

test('it ends at its bound, and with another filter', async () => {
  const years = Array.from({ length: 100 }, (_, at) =>
    new Date(1.79e12 - at * 86_400_000).toISOString().slice(0, 10),
  )
  const server = createServer(years)
  expect(await bringDays(server.source, '2020-01-01')).toBe('stopped')
  expect(server.asked).toHaveLength(20)
  server.leave()
  expect(await bringDays(server.source, '2020-01-01')).toBe('stopped')
  expect(server.asked).toHaveLength(20)
})

test('a period reaches down to its first day; without one, to its last', () => {
  expect(reachOf({ from: '2026-11-01', to: '2026-11-05' })).toBe('2026-11-01')
  expect(reachOf({ to: '2026-11-05' })).toBe('2026-11-05')
  expect(reachOf({})).toBeUndefined()
})
