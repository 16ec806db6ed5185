// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { PanelQueue } from '../../../src/features/operations/diagnostics/panel-queue.tsx'
import { session } from '../../../src/state/member/session.ts'
import { favouriteWrite } from '../../sync/support/definitions.ts'
import { refuse } from '../../sync/support/server-calls.ts'
import { createWorld, eventually } from '../../sync/support/world.ts'
import { mountPage } from '../mount-page.tsx'

const before = session.now
afterEach(() => {
  session.now = before
})

/** A device on which a favourite of Ana's was refused, shown in the session `now`. */
async function showQueue(now: typeof session.now) {
  const world = await createWorld()
  world.server.decide(() => refuse(422, 'favourite_failed'))
  const tab = await world.openTab()
  await tab.signIn('ana')
  await tab.sync.enqueue(favouriteWrite, { game_id: 'tiger', wanted: true })
  await eventually(async () =>
    expect(await tab.db.queuedWrites.toArray()).toMatchObject([{ state: 'parked' }]),
  )
  session.now = now
  return mountPage({ world, tab, path: '/test', page: <PanelQueue /> })
}

test('a member sees their own queued writes on /test, and decides about what was refused', async () => {
  const place = await showQueue({ status: 'member', memberId: 'ana' })
  await vi.waitFor(() => expect(place.textContent).toContain('favourite:tiger'))
  expect(place.textContent).toContain('Discard')
  expect(place.textContent).not.toContain('other members')
})

test.each([{ status: 'guest' }, { status: 'member', memberId: 'bia' }] as const)(
  'to a $status who did not make them it says how many writes of others wait, not what, and offers nothing',
  async now => {
    const place = await showQueue(now)
    await vi.waitFor(() => expect(place.textContent).toContain('1 change of other members waits'))
    expect(place.textContent).not.toContain('tiger')
    expect(place.textContent).not.toContain('Discard')
    expect(place.textContent).not.toContain('Nothing is waiting')
  },
)
