// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { ScreenLevels } from '../../../src/features/vip/screen-levels.tsx'
import { recordOutcome } from '../../../src/state/connection.ts'
import { resetConnection } from '../../support/reset-connection.ts'
import { createWorld } from '../../sync/support/world.ts'
import { mountPage } from '../mount-page.tsx'

// Everything a member has seen opens offline with its age.

afterEach(resetConnection)

async function visit() {
  const world = await createWorld()
  const tab = await world.openTab()
  // What the tests' pages speak.
  const language = 'en'
  await tab.db.answers.put({ memberId: '', name: 'vip-levels', language, part: '', answer: [] })
  await tab.db.table('syncState').put({
    ...{ memberId: '', resource: 'vip-levels', language, part: '', etag: null, version: null },
    ...{ checkedAt: world.clock.now() - 7 * 60_000, olderCursor: null, walk: null },
  })
  const sync = { pull: async () => ({ kind: 'fresh' as const }), watch: () => () => undefined }
  return mountPage({ world, tab, path: '/nivel', page: <ScreenLevels />, sync })
}

test('the ladder of levels says how old it is where the page opens without a network', async () => {
  recordOutcome({ kind: 'disconnected' }, 0)
  const place = await visit()
  await vi.waitFor(() => expect(place.textContent).toContain('updated 7 min ago'))
})

test('with a network it says nothing of its age', async () => {
  const place = await visit()
  await vi.waitFor(() => expect(place.querySelector('.skeleton')).toBeNull())
  expect(place.textContent).not.toContain('ago')
})
