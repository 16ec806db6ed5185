// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import type { AgencyTier } from '../../../contract/agency/agency.ts'
import { ScreenMechanism } from '../../../src/features/agency/screen-mechanism.tsx'
import { ScreenSuperMember } from '../../../src/features/agency/screen-super-member.tsx'
import { createWorld } from '../../sync/support/world.ts'
import { mountPage } from '../mount-page.tsx'

const tier: AgencyTier = {
  from_amount: 0n,
  direct_percent: '0.50',
  second_percent: '0.20',
  third_percent: '0.10',
}

/** A guest's page: the server answered two of the three calls. */
async function visit(page: 'mechanism' | 'super-member') {
  const world = await createWorld()
  const tab = await world.openTab()
  const kept = { memberId: '', language: '', part: '' }
  for (const name of ['agency-recharge', 'agency-settlement'] as const)
    await tab.db.answers.put({ ...kept, name, answer: [tier] })
  const pull = vi.fn((id: string) =>
    Promise.resolve({ kind: id === 'agency-betting' ? ('not-loaded' as const) : ('applied' as const) }),
  )
  const sync = { pull, watch: () => () => undefined }
  const screen = page === 'mechanism' ? <ScreenMechanism /> : <ScreenSuperMember />
  return { pull, place: await mountPage({ world, tab, path: '/', sync, page: screen }) }
}

// Specification, section 7: "GET api/agency/mechanism/recharge, /betting and /settlement, fetched together … Errors are swallowed."
test('a table that does not come says so in its place, and the other two stand', async () => {
  const { place, pull } = await visit('mechanism')
  await vi.waitFor(() => expect(place.querySelectorAll('table')).toHaveLength(2))
  await vi.waitFor(() => expect(place.textContent).toContain('The table could not be loaded'))
  expect([...new Set(pull.mock.calls.map(([id]) => id))].toSorted()).toEqual([
    'agency-betting',
    'agency-recharge',
    'agency-settlement',
  ])
})

test('of the highest tiers two stand, and the one that did not come is asked for again by a press', async () => {
  const { place, pull } = await visit('super-member')
  await vi.waitFor(() => expect(place.textContent).toContain('The table could not be loaded'))
  expect(place.textContent?.match(/0[.,]5%/g)).toHaveLength(2)
  pull.mockClear()
  const again = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try again')
  again?.click()
  expect(pull.mock.calls.map(([id]) => id)).toEqual(['agency-betting'])
})
