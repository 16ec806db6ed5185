// @vitest-environment happy-dom
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ScreenRecharges } from '../../../src/features/cashier/deposit/screen-recharges.tsx'
import { RoundList } from '../../../src/features/games/fairness/round-list.tsx'
import { ScreenHistory } from '../../../src/features/promotions/screen-history.tsx'
import { Notifications } from '../../../src/features/support/notifications/notifications.tsx'
import { recordOutcome } from '../../../src/state/connection.ts'
import type { PullOutcome } from '../../../src/sync/pull/pull.ts'
import { resetConnection } from '../../support/reset-connection.ts'
import { openMemberTab } from '../member-tab.ts'
import { mountPage } from '../mount-page.tsx'

// A list of which the device holds the newest, and the server the rest.

const memberId = 'm1'
const at = '2026-11-01T12:00:00.000Z'
const row = { memberId, id: 'r1', created_at: at }
const reward = { promotion: 'club', amount: 100n, wallet: 'cash', state: 'paid', details: {}, proof: null }
const round = { mode: 'real', state: 'settled', game_id: 'dados', stake: 100n, payout: 0n, server_seed: null }

const lists: { resource: string; page: ReactNode; row?: object }[] = [
  { resource: 'rewards', page: <ScreenHistory />, row: reward },
  {
    ...{ resource: 'notifications', page: <Notifications memberId={memberId} /> },
    row: { kind: 'unheard-of', details: {}, read_at: at },
  },
  {
    ...{ resource: 'rounds', page: <RoundList memberId={memberId} mode="real" /> },
    row: { ...round, started_at: at, nonce: 1 },
  },
  { resource: 'recharges', page: <ScreenRecharges filter={{}} onFilter={() => undefined} /> },
]

afterEach(resetConnection)

/** The list as the device knows it; `answer` is what becomes of the question for older ones. */
async function visit(list: (typeof lists)[number]) {
  const { world, tab } = await openMemberTab(memberId)
  if (list.row !== undefined) await tab.db.table(list.resource).put({ ...row, ...list.row })
  await tab.db.table('syncState').put({
    ...{ memberId, resource: list.resource, language: '', part: '', etag: null, version: null },
    ...{ checkedAt: world.clock.now(), olderCursor: 'older', walk: null },
  })
  const asked: ((outcome: PullOutcome) => void)[] = []
  const sync = {
    pull: (_: string, { more = false } = {}) =>
      more
        ? new Promise<PullOutcome>(resolve => asked.push(resolve))
        : Promise.resolve({ kind: 'fresh' as const }),
    watch: () => () => undefined,
  }
  const place = await mountPage({ world, tab, path: '/', page: list.page, sync })
  const button = () =>
    [...place.querySelectorAll('button')].find(({ textContent }) => /older/i.test(textContent))
  await vi.waitFor(() => expect(button()).toBeDefined())
  return { place, button, asked }
}

test.each(lists)(
  'older $resource that do not come without a network: it says so, and can be asked again',
  async list => {
    const { place, button, asked } = await visit(list)
    recordOutcome({ kind: 'disconnected' }, 0)
    button()?.click()
    await vi.waitFor(() => expect(button()?.getAttribute('aria-busy')).toBe('true'))
    asked[0]?.({ kind: 'dropped' })
    await vi.waitFor(() =>
      expect(place.textContent).toContain('You are offline: older ones come with the network.'),
    )
    expect(button()?.hasAttribute('aria-busy')).toBe(false)
    button()?.click()
    await vi.waitFor(() => expect(asked).toHaveLength(2))
    expect(place.textContent).not.toContain('older ones come with the network')
  },
)

test.each(lists)(
  'older $resource that the server does not give: it says that they did not come',
  async list => {
    const { place, button, asked } = await visit(list)
    button()?.click()
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    asked[0]?.({ kind: 'not-loaded' })
    await vi.waitFor(() =>
      expect(place.textContent).toContain('The older ones could not be loaded. Please try again.'),
    )
    expect(button()).toBeDefined()
  },
)

test.each(lists)('older $resource that came are not spoken of', async list => {
  const { place, button, asked } = await visit(list)
  button()?.click()
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  asked[0]?.({ kind: 'applied' })
  await vi.waitFor(() => expect(button()?.hasAttribute('aria-busy')).toBe(false))
  expect(place.textContent).not.toMatch(/could not be loaded|come with the network/)
})
