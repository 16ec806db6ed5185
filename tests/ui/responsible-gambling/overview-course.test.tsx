// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import type { Overview } from '../../../contract/responsible-gambling/overview.ts'
import { ActivityChart } from '../../../src/features/responsible-gambling/overview/activity-chart.tsx'
import { createWorld } from '../../sync/support/world.ts'
import { patient } from '../games/stage/play-hands.ts'
import { mountPage } from '../mount-page.tsx'

const nothing = { minutes: 0, staked: 0n, won: 0n, net: 0n, deposits: 0n, withdrawals: 0n }

async function open(days: Overview['days']) {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('m1')
  const overview: Overview = {
    ...{ today: '2026-11-24', days, months: [{ month: '2026-11', ...nothing }], years: [] },
    lifetime: { deposits: 0n, withdrawals: 0n, net_deposits: 0n },
  }
  const page = <ActivityChart memberId="m1" overview={overview} />
  const place = await mountPage({ world, tab, path: '/responsible-gaming', page })
  await vi.waitFor(() => expect(place.textContent).toContain('Time'), patient)
  return place
}

test('of a time in which nothing was, no empty pictures are drawn: a sentence says so', async () => {
  const place = await open([])
  expect(place.querySelectorAll('figure')).toHaveLength(0)
  expect(place.textContent).toContain('Nothing was played or paid in this time.')
  expect(place.textContent).not.toContain('Show as a table')
})

test('one day on which something was is drawn', async () => {
  const place = await open([{ day: '2026-11-20', ...nothing, minutes: 3 }])
  expect(place.querySelectorAll('figure')).toHaveLength(2)
  expect(place.textContent).toContain('Show as a table')
})
