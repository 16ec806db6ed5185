// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { type TableChain, tableChains } from '../../../contract/games/shared-rounds.ts'
import { chainsResource } from '../../../src/features/games/fairness/chains-resource.ts'
import { ScreenFairness } from '../../../src/features/games/fairness/screen-fairness.tsx'
import { session } from '../../../src/state/member/session.ts'
import { reply } from '../../sync/support/server-calls.ts'
import { createWorld } from '../../sync/support/world.ts'
import { mountPage } from '../mount-page.tsx'

const before = session.now
afterEach(() => {
  session.now = before
})

const chain: TableChain = {
  ...{ game_id: 'foguete-arara', anchor: 'a'.repeat(64), length: 20_000, beacon: 'drand-quicknet' },
  ...{ anchored_at: '2026-11-20T15:00:00.000Z', round: 34_000_000, salt: null, signature: null },
}

/** The page of a guest, whom the server tells of these chains. */
async function openPage(chains: readonly TableChain[]) {
  const world = await createWorld()
  const tab = await world.openTab()
  session.now = { status: 'guest' }
  tab.sync.registerResource('table-chains', async () => chainsResource)
  world.server.decide(({ path }) => (path === tableChains.path ? reply(200, { data: chains }) : 'lost'))
  return mountPage({ world, tab, path: '/fairness', page: <ScreenFairness /> })
}

test('the page says in which order seeds are fixed, and names the beacon that salts tables', async () => {
  const place = await openPage([])
  await vi.waitFor(() => expect(place.textContent).toContain('hash of the next secret seed before you send'))
  expect(place.textContent).toContain('salted with a value of the public beacon drand')
  await vi.waitFor(() => expect(place.textContent).toContain('No table has been opened yet.'))
  expect(place.textContent).not.toContain('which you can set at any time')
})

test('a chain that waits for its salt is shown with its anchor and the round of the beacon to come', async () => {
  const place = await openPage([chain])
  await vi.waitFor(() => expect(place.textContent).toContain(chain.anchor))
  expect(place.textContent).toContain('drand quicknet · 34000000')
  expect(place.textContent).toContain('not published yet')
})

test('a salted chain shows its salt and the beacon’s signature', async () => {
  const [salt, signature] = ['5'.repeat(64), '9'.repeat(96)]
  const place = await openPage([{ ...chain, salt, signature }])
  await vi.waitFor(() => expect(place.textContent).toContain(salt))
  expect(place.textContent).toContain(signature)
  expect(place.textContent).not.toContain('not published yet')
})
