// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { ScreenRebates } from '../../../src/features/promotions/betting-rebate/screen-rebates.tsx'
import { session } from '../../../src/state/member/session.ts'
import type { PullOutcome } from '../../../src/sync/pull/pull.ts'
import { openMemberTab } from '../member-tab.ts'
import { mountPage } from '../mount-page.tsx'

const memberId = 'm1'
const before = session.now
afterEach(() => {
  session.now = before
})

const offer = { eligible: false, reason: 'below_least', available_at: null }
const rebate = { data: [], offer, level: 1, fs_money: 0n, pay_at: 100n, paid: 0n }
const night = { day: '2026-11-01', category: 'slots', staked: 1_000n, rate: 50, rebate: 5n }

/** The page of somebody whose rebate is on the device; `tell` stands for what the server answers of its nights. */
async function visit() {
  const { world, tab } = await openMemberTab(memberId)
  const report = (name: string, answer: unknown) =>
    tab.db.table('answers').put({ memberId, name, language: '', part: '', answer })
  await report('betting-rebate', rebate)
  const asked = Promise.withResolvers<PullOutcome>()
  const sync = { pull: () => asked.promise, watch: () => () => undefined }
  const place = await mountPage({ world, tab, path: '/', page: <ScreenRebates />, sync })
  await vi.waitFor(() => expect(place.textContent).toContain('Your rates'))
  return { place, report, fail: () => asked.resolve({ kind: 'not-loaded' }) }
}

const rules = 'How it works'

test('the rules of the rebate wait for the nights above them, and are not pushed down', async () => {
  const { place, report } = await visit()
  expect(place.textContent).not.toContain(rules)
  await report('rebate-nights', [night])
  await vi.waitFor(() => expect(place.textContent).toContain(rules))
  expect(place.querySelectorAll('ul[aria-label="By day"] > li')).toHaveLength(1)
})

test('nights that could not be had say so, above the rules', async () => {
  const { place, fail } = await visit()
  fail()
  await vi.waitFor(() => expect(place.textContent).toContain('The record could not be loaded'))
  expect(place.textContent).toContain(rules)
})

test('where no night has brought anything, it says so', async () => {
  const { place, report } = await visit()
  await report('rebate-nights', [])
  await vi.waitFor(() => expect(place.textContent).toContain('No records available'))
  expect(place.textContent).toContain(rules)
})
