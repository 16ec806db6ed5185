// @vitest-environment happy-dom
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ScreenDetails } from '../../../src/features/account/personal-data/screen-details.tsx'
import { WhoCard } from '../../../src/features/account/profile/who-card.tsx'
import { ScreenSuperMember } from '../../../src/features/agency/screen-super-member.tsx'
import { BankPicker } from '../../../src/features/cashier/accounts/bank-picker.tsx'
import { ScreenChangeWithdrawalPassword } from '../../../src/features/cashier/withdrawal-password/screen-change-withdrawal-password.tsx'
import { ScreenWithdrawalPassword } from '../../../src/features/cashier/withdrawal-password/screen-withdrawal-password.tsx'
import { RoundList } from '../../../src/features/games/fairness/round-list.tsx'
import { SeedPanel } from '../../../src/features/games/fairness/seed-panel.tsx'
import { WhatToStake } from '../../../src/features/promotions/bonuses/what-to-stake.tsx'
import { ScreenPush } from '../../../src/features/support/push/screen-push.tsx'
import { Tickets } from '../../../src/features/support/tickets/tickets.tsx'
import { recordOutcome } from '../../../src/state/connection.ts'
import { resetConnection } from '../../support/reset-connection.ts'
import { askForDetails, openMemberTab } from '../member-tab.ts'
import { mountPage } from '../mount-page.tsx'
import { openPushBrowser } from '../support/push-browser.ts'

// Everything a member has seen opens offline with its age … What was never loaded says so and offers to fetch it.

const memberId = 'm1'

beforeEach(() => recordOutcome({ kind: 'disconnected' }, 0))
afterEach(resetConnection)

/** A signed-in member's page as it opens without a network; `known` is what the device heard of its resource seven minutes ago. */
async function visit(page: ReactNode, known?: { resource: string; answer?: unknown }) {
  askForDetails(['gender'])
  const browser = openPushBrowser()
  browser.allow('granted')
  browser.rotate()
  const { world, tab } = await openMemberTab(memberId)
  tab.setOnline(false)
  if (known !== undefined) {
    const { resource, answer } = known
    const place = { memberId, language: '', part: '' }
    if (answer !== undefined) await tab.db.table('answers').put({ ...place, name: resource, answer })
    await tab.db.table('syncState').put({
      ...{ ...place, resource, etag: null, version: null },
      ...{ checkedAt: world.clock.now() - 7 * 60_000, olderCursor: null, walk: null },
    })
  }
  const users = (row: object) => tab.db.table('users').put({ memberId, is_demo: false, ...row })
  const sync = { pull: async () => ({ kind: 'not-loaded' as const }), watch: () => () => undefined }
  const said = new Set<string>()
  const observer = new MutationObserver(() => said.add(document.body.textContent ?? ''))
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  onTestFinished(() => observer.disconnect())
  return { place: await mountPage({ world, tab, path: '/', page, sync }), users, said }
}

const push = { public_key: 'BKey', topics: ['money'], offers_open: true }
const seen = [
  {
    name: 'rounds to be checked, without one',
    page: <RoundList memberId={memberId} mode="real" />,
    known: { resource: 'rounds' },
    shows: 'No rounds yet',
    says: 'Rounds on this device can be checked all the same.',
  },
  {
    name: 'tickets without one',
    page: <Tickets memberId={memberId} id={undefined} topic={undefined} />,
    known: { resource: 'tickets', answer: [] },
    shows: 'No tickets yet',
    says: 'You can write: it is sent when you are online.',
  },
  {
    name: 'the details that are missing',
    page: <ScreenDetails />,
    known: { resource: 'member-details', answer: { missing: ['gender'] } },
    shows: 'Gender',
    says: 'Changes need the connection.',
  },
  {
    name: 'details of which none is missing',
    page: <ScreenDetails />,
    known: { resource: 'member-details', answer: { missing: [] } },
    shows: 'Nothing is missing',
    says: 'Changes need the connection.',
  },
  {
    name: 'the notifications of this device',
    page: <ScreenPush />,
    known: { resource: 'push', answer: push },
    shows: 'Turn off on this device',
    says: 'Turning off works without the connection.',
  },
  {
    name: 'the notifications of a site that sends none',
    page: <ScreenPush />,
    known: { resource: 'push', answer: { ...push, public_key: null } },
    shows: 'This house sends no notifications yet',
    says: 'You are offline',
  },
]

test.each(seen)(
  '$name: as old as they are, and what waits for the network',
  async ({ page, known, shows, says }) => {
    const { place, said } = await visit(page, known)
    await vi.waitFor(() => expect(place.textContent).toContain(shows))
    await vi.waitFor(() => expect(place.textContent).toContain('updated 7 min ago'))
    expect(place.textContent).toContain('You are offline')
    expect(place.textContent).toContain(says)
    // That it cannot be asked for is known before it is read.
    expect([...said].filter(words => words.includes('Not on this device yet'))).toEqual([])
  },
)

test('the form for another withdrawal password says that it waits for the network', async () => {
  const { place } = await visit(<ScreenChangeWithdrawalPassword />)
  await vi.waitFor(() => expect(place.textContent).toContain('New withdrawal password'))
  expect(place.textContent).toContain("Changes of your account's safety need the connection.")
})

test.each([
  { has: true, shows: 'Your withdrawal password is set' },
  { has: false, shows: 'Set the password' },
])('the withdrawal password, set: $has, says how old that is', async ({ has, shows }) => {
  const { place, users } = await visit(<ScreenWithdrawalPassword askForProof={() => null} />, {
    resource: 'user',
  })
  await users({ has_qk_pwd: has })
  await vi.waitFor(() => expect(place.textContent).toContain(shows))
  await vi.waitFor(() => expect(place.textContent).toContain('updated 7 min ago'))
  expect(place.textContent).toContain("Changes of your account's safety need the connection.")
})

const unknown = [
  { name: 'the highest tiers', page: <ScreenSuperMember /> },
  { name: 'rounds to be checked', page: <RoundList memberId={memberId} mode="real" /> },
  { name: 'the seeds', page: <SeedPanel memberId={memberId} mode="real" /> },
  { name: 'the withdrawal password', page: <ScreenWithdrawalPassword askForProof={() => null} /> },
  { name: 'the notifications of this device', page: <ScreenPush /> },
  { name: 'the details', page: <ScreenDetails /> },
  { name: 'who is signed in', page: <WhoCard memberId={memberId} initial={undefined} /> },
  { name: 'what is left to stake before a withdrawal', page: <WhatToStake memberId={memberId} /> },
  {
    name: 'the banks',
    page: <BankPicker value={undefined} onChange={() => undefined} error={undefined} />,
  },
]

test.each(unknown)(
  '$name, never loaded: offered to be fetched when the network returns',
  async ({ page }) => {
    const { place } = await visit(page)
    await vi.waitFor(() => expect(place.textContent).toContain('Not on this device yet'))
    expect(place.textContent).toContain('Fetch it now')
    // The device does not know whether there are any: it must not say that there are none.
    expect(place.textContent).not.toMatch(/No rounds yet|No bank of that name/)
  },
)
