// @vitest-environment happy-dom
import { useLiveQuery } from 'dexie-react-hooks'
import { Fragment } from 'react'
import { expect, test, vi } from 'vitest'
import { useApp } from '../../../src/app/app-context.ts'
import { useRefresh } from '../../../src/common/use-refresh.ts'
import type { DrawingTermsRow } from '../../../src/db/personal-rows.ts'
import { Accounts } from '../../../src/features/cashier/accounts/accounts.tsx'
import { Recharge } from '../../../src/features/cashier/deposit/recharge.tsx'
import { Withdraw } from '../../../src/features/cashier/withdraw/withdraw.tsx'
import { createWorld } from '../../sync/support/world.ts'
import { press } from '../games/stage/play-hands.ts'
import { mountPage } from '../mount-page.tsx'

// Rows are read from the device a moment after their pull has ended: a screen that concluded "there is none" from the
// end of the pull said so for that moment. Only an answer of the server, or the lack of one, may be concluded from.

const memberId = 'm1'
const noProof = () => null
/** Nothing of them stands in the way of a withdrawal. */
const terms: DrawingTermsRow = {
  ...{ memberId, min: 2_000n, max: 500_000n, fee_percent: '0', fee_fixed: 0n, available: 10_000n },
  ...{ ml_money: 0n, debt: 0n, has_qk_pwd: true, held_until: null, open_withdrawal: null },
  ...{ expected_minutes: 30 },
  today: { level: 0, times: 3, times_left: 3, limit: 500_000n, left: 500_000n, is_waived: false },
}
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
async function visit(
  page: keyof typeof pages,
  kind: 'applied' | 'not-loaded',
  known: Partial<DrawingTermsRow>[] = [],
) {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn(memberId)
  for (const row of known) await tab.db.table('drawingTerms').put({ ...terms, ...row })
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
  return { place, answered, pull }
}

test('a deposit waits for the ways to pay until the server has named none', async () => {
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

test('nobody is asked where their money shall go before the server has listed their accounts', async () => {
  const { place, answered } = await visit('withdraw', 'applied', [terms])
  expect(place.querySelector('[aria-busy]')).not.toBeNull()
  expect(place.textContent).not.toContain('Where shall the money go')
  await answered('accounts', { memberId })
  await vi.waitFor(() => expect(place.textContent).toContain('Where shall the money go'))
})

test('a withdrawal whose accounts did not arrive says so, and asks for them at the member’s word', async () => {
  const { place, pull } = await visit('withdraw', 'not-loaded', [terms])
  await vi.waitFor(() => expect(place.textContent).toContain('Your accounts could not be loaded'))
  expect(place.textContent).not.toContain('Where shall the money go')
  await press(place, /^Try again$/)
  expect(pull).toHaveBeenLastCalledWith('accounts', expect.objectContaining({ force: true }))
})

test('an obstacle that does not depend on the accounts is shown without them', async () => {
  const { place } = await visit('withdraw', 'not-loaded', [{ ml_money: 500n }])
  await vi.waitFor(() => expect(place.textContent).toContain('still to be staked'))
  expect(place.textContent).not.toContain('could not be loaded')
})

test('no account is reported missing before the server has said so', async () => {
  const { place, answered } = await visit('accounts', 'applied')
  expect(place.querySelector('.skeleton')).not.toBeNull()
  expect(place.textContent).not.toContain('No account yet')
  await answered('accounts', { memberId })
  await vi.waitFor(() => expect(place.textContent).toContain('No account yet'))
})
