import { expect, test } from 'vitest'
import type { LateSync } from '../../../src/app/app-context.ts'
import { createVisits } from '../../../src/routes/-visits.ts'
import { createWorld } from '../../sync/support/world.ts'

async function watchPulls() {
  const tab = await (await createWorld()).openTab()
  const signals: (AbortSignal | undefined)[] = []
  const sync: LateSync = {
    ...tab.sync,
    pull: async (_id, options) => {
      signals.push(options?.signal)
      return { kind: 'fresh' }
    },
  }
  return { sync, signals, isGone: () => signals.map(signal => signal?.aborted) }
}

test('what the loaders of a page asked for is wanted until another page is on its way', async () => {
  const { sync, isGone } = await watchPulls()
  const visits = createVisits()
  void visits.next(sync, '/order-center').pull('orders')
  expect(isGone()).toEqual([false])
  void visits.next(sync, '/fairness').pull('rounds')
  expect(isGone()).toEqual([true, false])
})

test('another search of the same page gives up nothing', async () => {
  const { sync, isGone } = await watchPulls()
  const visits = createVisits()
  void visits.next(sync, '/game').pull('games')
  visits.next(sync, '/game')
  visits.ahead(sync, '/game')
  expect(isGone()).toEqual([false])
})

test('what a link asked for ahead belongs to the visit of its page, and goes to its end where there is none', async () => {
  const { sync, isGone } = await watchPulls()
  const visits = createVisits()
  visits.next(sync, '/')
  void visits.ahead(sync, '/vip').pull('vip-levels')
  void visits.ahead(sync, '/bonus').pull('bonuses')
  visits.next(sync, '/vip')
  expect(isGone()).toEqual([false, false])
  visits.next(sync, '/')
  expect(isGone()).toEqual([true, false])
})

test('a page that is visited again asks anew', async () => {
  const { sync, isGone } = await watchPulls()
  const visits = createVisits()
  void visits.next(sync, '/vip').pull('vip-levels')
  visits.next(sync, '/')
  void visits.next(sync, '/vip').pull('vip-levels')
  expect(isGone()).toEqual([true, false])
})

test('everything else of the engine is the same', async () => {
  const { sync } = await watchPulls()
  expect(createVisits().next(sync, '/').watch).toBe(sync.watch)
})
