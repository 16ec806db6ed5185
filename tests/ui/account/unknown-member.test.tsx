// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UnknownMember } from '../../../src/features/account/profile/unknown-member.tsx'
import { breakWrite } from '../../../src/features/responsible-gambling/breaks/break-write.ts'
import { MyBreaks } from '../../../src/features/responsible-gambling/breaks/my-breaks.tsx'
import { PageWays } from '../../../src/features/responsible-gambling/help/page-ways.tsx'
import { MyLimits } from '../../../src/features/responsible-gambling/limits/my-limits.tsx'
import { MyOverview } from '../../../src/features/responsible-gambling/overview/my-overview.tsx'
import { recordOutcome } from '../../../src/state/connection.ts'
import { toasts } from '../../../src/state/toasts.ts'
import type { PullOutcome } from '../../../src/sync/pull/pull.ts'
import { resetConnection } from '../../support/reset-connection.ts'
import { refuse } from '../../sync/support/server-calls.ts'
import { button, patient, press } from '../games/stage/play-hands.ts'
import { openMemberTab } from '../member-tab.ts'
import { find } from '../mount.tsx'
import { mountPage } from '../mount-page.tsx'

// "What was never loaded says so and offers to fetch it": one row that is missing took a member's own limits and pauses
// off the page without a word.

const memberId = 'm1'

beforeEach(() => recordOutcome({ kind: 'disconnected' }, 0))
afterEach(() => {
  resetConnection()
  toasts.shown = []
})

/** The reader's own parts of /responsible-gaming without a network, on a device that never had the row of who is signed in. */
async function visit(asked: Promise<PullOutcome> = Promise.resolve({ kind: 'not-loaded' })) {
  const { world, tab } = await openMemberTab(memberId)
  tab.sync.registerWriteKind('break', async () => breakWrite)
  tab.setOnline(false)
  const pull = vi.fn(() => asked)
  const sync = { pull, watch: () => () => undefined }
  const newKey = () => '0197a5a0-0000-7000-8000-000000000001'
  const page = (
    <>
      <PageWays />
      <UnknownMember />
      <MyLimits />
      <MyBreaks />
      <MyOverview />
    </>
  )
  const around = { newKey }
  const place = await mountPage({ world, tab, path: '/responsible-gaming', page, sync, around })
  const report = (is_demo: boolean) => tab.db.table('users').put({ memberId, is_demo })
  const shows = (text: string) => vi.waitFor(() => expect(place.textContent).toContain(text), patient)
  return { world, tab, place, pull, report, shows }
}

test('it is said once that the parts of the member are not here, and they are fetched at the member’s word', async () => {
  const { place, pull, shows } = await visit()
  await shows('Not on this device yet')
  expect(place.textContent?.split('Not on this device yet')).toHaveLength(2)
  await press(place, /^Fetch it now$/)
  expect(pull).toHaveBeenLastCalledWith('user', expect.objectContaining({ force: true }))
})

test('as soon as the row is here the parts take its place', async () => {
  const { place, report, shows } = await visit()
  await shows('Your limits hold all the same')
  await report(false)
  await shows('My limits')
  await shows('My time and money')
  await shows('Pauses and self-exclusion')
  await vi.waitFor(() => expect(place.textContent).not.toContain('Your limits hold all the same'), patient)
})

test('a demo account has none of them, and is shown no notice', async () => {
  const { place, report, shows } = await visit()
  await shows('Take a pause')
  await report(true)
  // Each part hears of the row for itself, one a moment after the other.
  await vi.waitFor(() => expect(place.textContent).not.toContain('Take a pause'), patient)
  await vi.waitFor(() => expect(place.textContent).not.toContain('Not on this device yet'), patient)
})

test('while the row is asked for nothing is offered yet that a demo account has not', async () => {
  const { place } = await visit(new Promise(() => undefined))
  await vi.waitFor(() => expect(place.querySelector('.skeleton')).not.toBeNull(), patient)
  expect(place.textContent).not.toContain('Take a pause')
  expect(place.textContent).not.toContain('Not on this device yet')
})

test('a pause is taken all the same and holds at once; one that the server refuses a demo account holds nothing', async () => {
  const { world, tab, place, shows } = await visit()
  await shows('Take a pause')
  expect(find(place, 'a[href$="#breaks"]', HTMLAnchorElement).textContent).toBe('Pauses')
  button(place, /^Take a pause$/).click()
  await vi.waitFor(() => find(document, 'dialog input[type=checkbox]', HTMLInputElement).click(), patient)
  await press(document, /^Begin the pause now$/)
  await shows('You are on a pause')
  world.server.decide(() => refuse(403, 'demo_not_allowed'))
  tab.setOnline(true)
  tab.trigger('online')
  await vi.waitFor(() => expect(place.textContent).not.toContain('You are on a pause'), patient)
  expect(await tab.db.queuedWrites.toArray()).toMatchObject([
    { state: 'parked', lastRefusal: { kind: 'refused' } },
  ])
})
