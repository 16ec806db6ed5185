// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import type { Limit, MemberLimits } from '../../../contract/responsible-gambling/limits.ts'
import { DepositLimits } from '../../../src/features/responsible-gambling/limits/deposit-limits.tsx'
import { createWorld } from '../../sync/support/world.ts'
import { find } from '../mount.tsx'
import { mountPage } from '../mount-page.tsx'

// Asked for … before the first deposit (mandatory where the regime says so).

const memberId = 'm1'
const weekly: Limit = {
  ...{ kind: 'deposit', period: 'week', value: 8_000n, used: 3_000n, left: 5_000n, pending: null },
  resets_at: '2099-01-01T03:00:00.000Z',
}

/** The page of a deposit, without a network: `tell` stands for what the server answers; it has listed no deposit, unless `isKnown` is false. */
async function visit({ isKnown = true } = {}) {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn(memberId)
  tab.setOnline(false)
  const nothing = { etag: null, version: null, olderCursor: null, walk: null }
  const reported = { memberId, resource: 'recharges', language: '', part: '', checkedAt: 1, ...nothing }
  if (isKnown) await tab.db.syncState.put(reported)
  const form = (
    <DepositLimits memberId={memberId}>
      <input name="amount" />
    </DepositLimits>
  )
  const place = await mountPage({ world, tab, path: '/recharge', page: form })
  const report = (answer: Partial<MemberLimits>) =>
    tab.db.answers.put({
      ...{ memberId, name: 'limits', language: '', part: '' },
      answer: { limits: [], history: [], missing: [], ...answer },
    })
  return { place, report }
}

test('what was typed stays in the form when the limits arrive, and what is left stands above it', async () => {
  const { place, report } = await visit()
  await vi.waitFor(() => find(place, 'input', HTMLInputElement))
  const amount = find(place, 'input', HTMLInputElement)
  amount.value = '50'
  await report({ limits: [weekly] })
  await vi.waitFor(() => expect(place.textContent).toContain('left of your limit of'))
  expect(find(place, 'input', HTMLInputElement)).toBe(amount)
  expect(amount.value).toBe('50')
})

test('the form comes with what stands above it, and is not moved by it', async () => {
  const above = new Set<string | undefined>()
  const watching = new MutationObserver(() => {
    const amount = document.querySelector('input[name="amount"]')
    if (amount) above.add(amount.previousElementSibling?.tagName)
  })
  watching.observe(document.body, { childList: true, subtree: true })
  const { place } = await visit()
  await vi.waitFor(() => expect(place.textContent).toContain('How much may it be'))
  watching.disconnect()
  expect([...above]).toEqual(['SECTION'])
})

test('who may have deposited before is not asked as if it were the first time', async () => {
  const { place } = await visit({ isKnown: false })
  await vi.waitFor(() => find(place, 'input', HTMLInputElement))
  expect(place.textContent).toContain('yours to decide')
  expect(place.textContent).not.toContain('How much may it be')
})

test('limits that the licence wants stand in place of the form until they are set', async () => {
  const { place, report } = await visit()
  await report({ missing: ['loss', 'time'] })
  await vi.waitFor(() => expect(place.textContent).toContain('Losses, Time'))
  expect(place.querySelector('input')).toBeNull()
  expect(find(place, 'a', HTMLAnchorElement).getAttribute('href')).toBe('/responsible-gaming')
})

// docs/rules/responsible-gambling.md: "Link from home, deposit page and menu".
test('the way to the limits stands above the form before anything is known, with no limit, and with one', async () => {
  const { place, report } = await visit()
  const way = () => find(place, 'a', HTMLAnchorElement).getAttribute('href')
  await vi.waitFor(() => expect(way()).toBe('/responsible-gaming'))
  await report({ limits: [{ ...weekly, value: null, left: null }] })
  await vi.waitFor(() => expect(place.textContent).toMatch(/How much may it be|no limit on deposits/))
  expect(way()).toBe('/responsible-gaming')
  await report({ limits: [weekly] })
  await vi.waitFor(() => expect(place.textContent).toContain('left of your limit of'))
  expect(way()).toBe('/responsible-gaming')
})
