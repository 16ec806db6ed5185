// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import type { AgencyTier } from '../../../contract/agency/agency.ts'
import { ScreenSuperMember } from '../../../src/features/agency/screen-super-member.tsx'
import { session } from '../../../src/state/member/session.ts'
import { createWorld } from '../../sync/support/world.ts'
import { mountPage } from '../mount-page.tsx'

const memberId = 'm1'
const signedOut = session.now
afterEach(() => {
  session.now = signedOut
})

const tier = (from_amount: bigint): AgencyTier => ({
  from_amount,
  direct_percent: '1.50',
  second_percent: '0.60',
  third_percent: '0.30',
})
const nothing = { recharge_commission: 0n, betting_commission: 0n, settlement_commission: 0n, carried: 0n }
const week = {
  week: '2026-11-16',
  ...nothing,
  corrected: 0n,
  owed: 0n,
  cap: 0n,
  commission: 0n,
  paid_at: null,
}
const agency = {
  ...{ invite_code: 'ABCD1234', direct: 1, second: 0, third: 0, total_commission: 0n },
  weeks: [{ ...week, recharge: 250_000_00n, betting: 400_00n, revenue: -50_00n }],
  next_settlement: '2026-11-30',
}

async function visit(as: 'agent' | 'guest') {
  const world = await createWorld()
  const tab = await world.openTab()
  if (as === 'agent') session.now = { status: 'member', memberId }
  await tab.db.table('users').put({ memberId, is_demo: false })
  const kept = { language: '', part: '' }
  await tab.db.answers.put({ ...kept, memberId, name: 'agency', answer: agency })
  for (const name of ['agency-recharge', 'agency-betting', 'agency-settlement'] as const)
    await tab.db.answers.put({ ...kept, memberId: '', name, answer: [tier(0n), tier(200_000_00n)] })
  const pull = vi.fn(() => Promise.resolve({ kind: 'not-loaded' as const }))
  const sync = { pull, watch: () => () => undefined }
  const page = <ScreenSuperMember />
  const place = await mountPage({ world, tab, path: '/super-member', sync, page })
  await vi.waitFor(() => expect(place.textContent).toContain('What the house won'))
  return place
}

const barsOf = (place: HTMLElement) =>
  [...place.querySelectorAll('[role=progressbar]')].map(bar => bar.getAttribute('aria-valuenow'))

// docs/rules/promotions.md: `/super-member` is "the agent programme's top tier".
test('an agent reads what they are, and how near to each highest tier their last week came', async () => {
  const place = await visit('agent')
  await vi.waitFor(() => expect(barsOf(place)).toEqual(['100', '0', '0']))
  expect(place.textContent).toContain('R$\u00a0250.000,00 of R$\u00a0200.000,00')
  // The word of the badge stands beside the page's own heading.
  await vi.waitFor(() => expect(place.textContent.match(/Super member(?!s)/g)).toHaveLength(2))
})

test('a guest reads the tiers alone, and nothing of anybody is asked for', async () => {
  const place = await visit('guest')
  expect(barsOf(place)).toEqual([])
  expect(place.textContent).not.toContain('Ordinary agent')
})
