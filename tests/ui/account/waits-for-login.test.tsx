// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { ScreenUnsent } from '../../../src/features/account/profile/screen-unsent.tsx'
import { session } from '../../../src/state/member/session.ts'
import { favouriteWrite } from '../../sync/support/definitions.ts'
import { createWorld } from '../../sync/support/world.ts'
import { mountPage } from '../mount-page.tsx'

const before = session.now
afterEach(() => {
  session.now = before
})

// "A tray shows what waits"; a session that was not remembered ends with the browser, what it left does not.
test('a guest is shown that something waits for a log-in, and not what or whose it is', async () => {
  session.now = { status: 'guest' }
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('m1')
  tab.setOnline(false)
  await tab.sync.enqueue(favouriteWrite, { game_id: 'tiger', wanted: true })
  const place = await mountPage({ world, tab, path: '/unsent', page: <ScreenUnsent /> })
  await vi.waitFor(() => expect(place.textContent).toContain('Something here waits for a log-in'))
  expect(place.textContent).toContain('Log in')
  expect(place.textContent).not.toContain('Favourite')
})
