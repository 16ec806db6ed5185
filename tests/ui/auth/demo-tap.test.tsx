// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { DemoTap } from '../../../src/features/auth/session/demo-tap.tsx'
import { createWorld } from '../../sync/support/world.ts'
import { patient, press, pressable } from '../games/stage/play-hands.ts'
import { mountPage } from '../mount-page.tsx'

test('a demo account is not asked for where what keeps a session was lost on the way, and the tap says that nothing was done', async () => {
  const world = await createWorld()
  const tab = await world.openTab()
  const place = await mountPage({ world, tab, path: '/', page: <DemoTap /> })
  await press(place, /Try the demo/)
  await vi.waitFor(() => expect(place.textContent).toMatch(/That did not arrive: nothing was done/), patient)
  await pressable(place, /Try the demo/)
  expect(world.server.sent).toEqual([])
})
