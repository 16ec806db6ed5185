// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import type { RoundRow } from '../../../src/db/personal-rows.ts'
import { roundPart } from '../../../src/features/cashier/records/round-filter.ts'
import { ScreenRounds } from '../../../src/features/cashier/records/screen-rounds.tsx'
import { session } from '../../../src/state/member/session.ts'
import { createWorld } from '../../sync/support/world.ts'
import { mountPage } from '../mount-page.tsx'

const before = session.now
afterEach(() => {
  session.now = before
})

const round = (nth: number): RoundRow => ({
  ...{ memberId: 'ana', id: `r${nth}`, game_id: 'dados-da-arara', mode: 'real', state: 'settled' },
  ...{ stake: 100n, payout: 50n, steps: 1, view: {}, seed_hash: '', client_seed: '', nonce: nth },
  ...{ server_seed: null, started_at: new Date(Date.UTC(2026, 10, 20) + nth * 60_000).toISOString() },
  settled_at: '2026-11-20T15:00:01Z',
})

/** The game record of a member who has played for longer than the list shows at once, without an answer of the server with sums. */
async function showRounds(count: number) {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('ana')
  session.now = { status: 'member', memberId: 'ana' }
  await tab.db.rounds.bulkPut(Array.from({ length: count }, (_, nth) => round(nth)))
  const page = <ScreenRounds filter={{}} onFilter={() => undefined} proof={() => null} />
  const place = await mountPage({ world, tab, path: '/order-center/games', page })
  return { tab, place }
}

test('without the server’s sums those of every round on the device are shown, however few of them the list has read', async () => {
  const { place } = await showRounds(301)
  // The screen's chunks and 301 rows took 1.3 s on a machine with other things to do.
  const seen = () => expect(place.textContent).toContain('Rounds: 301 · on this device')
  await vi.waitFor(seen, { timeout: 10_000 })
  expect(place.textContent).toContain('R$\u00a0301,00')
  expect(place.textContent).toContain('R$\u00a0150,50')
})

test('what an open round holds is no payout', async () => {
  const { tab, place } = await showRounds(2)
  await tab.db.rounds.put({ ...round(2), state: 'open', payout: 900n })
  await vi.waitFor(() => expect(place.textContent).toContain('Rounds: 3 · on this device'))
  expect(place.textContent).toContain('Paid backR$\u00a01,00')
})

test('where the server has answered with sums they stand alone, and nothing of this device', async () => {
  const { tab, place } = await showRounds(2)
  await vi.waitFor(() => expect(place.textContent).toContain('Rounds: 2 · on this device'))
  const answer = { from: '2026-11-01', rounds: 5000, stake: 500_000n, payout: 400_000n }
  const part = roundPart({}, 'real')
  await tab.db.answers.put({ memberId: 'ana', name: 'round-totals', language: '', part, answer })
  await vi.waitFor(() => expect(place.textContent).toContain('Rounds: 5000 · since'))
  expect(place.textContent).not.toContain('on this device')
})
