// @vitest-environment happy-dom
import { useLiveQuery } from 'dexie-react-hooks'
import { Fragment } from 'react'
import { expect, test, vi } from 'vitest'
import { useApp } from '../../src/app-context.ts'
import { Accounts } from '../../src/features/money/accounts.tsx'
import { Recharge } from '../../src/features/money/recharge.tsx'
import { Withdraw } from '../../src/features/money/withdraw.tsx'
import { useRefresh } from '../../src/use-refresh.ts'
import { createWorld } from '../sync/support/world.ts'
import { mountPage } from './mount-page.tsx'

// Rows are read from the device a moment after their pull has ended: a screen that concluded "there is none" from the
// end of the pull said so for that moment. Only an answer of the house, or the lack of one, may be concluded from.

const memberId = 'm1'
const noProof = () => null
const pages = {
  recharge: <Recharge memberId={memberId} startAmount={undefined} />,
  withdraw: <Withdraw memberId={memberId} whatToStake={null} afterwards={null} />,
  accounts: <Accounts memberId={memberId} askForProof={noProof} />,
}

/** Stands below the page and reads more than any: says so when its own pull has ended and its rows are read. */
function Reader() {
  const { db } = useApp()
  const { isAsking } = useRefresh('balance')
  const isRead = useLiveQuery(
    () =>
      db.snapshot(['accounts'], async () => {
        for (let read = 0; read < 20; read += 1) await db.accounts.count()
        return true
      }),
    [db],
  )
  return isRead && !isAsking ? 'all is read' : null
}

/** A page whose every pull has ended so, while the device has none of its rows. */
async function visit(page: keyof typeof pages, kind: 'applied' | 'not-loaded') {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn(memberId)
  const pull = vi.fn(() => Promise.resolve({ kind }))
  const sync = { pull, watch: () => () => undefined }
  const place = await mountPage({
    ...{ world, tab, path: '/', sync },
    page: [<Fragment key="page">{pages[page]}</Fragment>, <Reader key="reader" />],
  })
  await vi.waitFor(() => expect(place.textContent).toContain('all is read'))
  const answered = (resource: string, whose: { memberId?: string; language?: string }) =>
    tab.db.table('syncState').put({
      ...{ memberId: '', language: '', part: '', ...whose, resource },
      ...{ etag: null, version: null, checkedAt: world.clock.now(), olderCursor: null, walk: null },
    })
  return { place, answered }
}

test('a deposit waits for the ways to pay until the house has named none', async () => {
  const { place, answered } = await visit('recharge', 'applied')
  expect(place.querySelector('[aria-busy]')).not.toBeNull()
  expect(place.textContent).not.toContain('No deposits right now')
  await answered('payment-methods', { language: 'en' })
  await answered('manual-methods', { language: 'en' })
  await vi.waitFor(() => expect(place.textContent).toContain('No deposits right now'))
})

test('a withdrawal whose terms have arrived, and are not read yet, has not failed', async () => {
  const { place } = await visit('withdraw', 'applied')
  expect(place.querySelector('[aria-busy]')).not.toBeNull()
  expect(place.textContent).not.toContain('could not be prepared')
})

test('a withdrawal whose terms did not arrive says so', async () => {
  const { place } = await visit('withdraw', 'not-loaded')
  await vi.waitFor(() => expect(place.textContent).toContain('The withdrawal could not be prepared'))
})

test('nobody is told to have no account before the house has said so', async () => {
  const { place, answered } = await visit('accounts', 'applied')
  expect(place.querySelector('.skeleton')).not.toBeNull()
  expect(place.textContent).not.toContain('No account yet')
  await answered('accounts', { memberId })
  await vi.waitFor(() => expect(place.textContent).toContain('No account yet'))
})
