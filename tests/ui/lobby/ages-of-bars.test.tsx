// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MemberCorner } from '../../../src/app/shell/member-corner.tsx'
import { CatalogueAge } from '../../../src/features/lobby/catalogue-age.tsx'
import { recordOutcome } from '../../../src/state/connection.ts'
import { resetConnection } from '../../support/reset-connection.ts'
import { createWorld } from '../../sync/support/world.ts'
import { mountPage } from '../mount-page.tsx'

beforeEach(() => recordOutcome({ kind: 'disconnected' }, 0))
afterEach(resetConnection)

const sync = { pull: async () => ({ kind: 'not-loaded' as const }), watch: () => () => undefined }

// A tester sets the clock of a tab (`/test`): what the app stamps with that clock is as old as that clock says.
test('the games and the balance are as old as the app’s own clock says', async () => {
  const world = await createWorld()
  const tab = await world.openTab()
  const at = world.clock.now() - 7 * 60_000
  await tab.db.table('syncState').put({
    ...{ memberId: '', resource: 'games', language: 'en', part: '' },
    ...{ etag: null, version: null, checkedAt: at, olderCursor: null, walk: null },
  })
  await tab.db.table('balances').put({ memberId: 'm1', money: 0n, bonus: 0n, asOf: at })
  for (const page of [<CatalogueAge key="games" />, <MemberCorner key="corner" memberId="m1" />]) {
    const place = await mountPage({ world, tab, path: '/', page, sync })
    await vi.waitFor(() => expect(place.textContent).toContain('updated 7 min ago'))
  }
})
