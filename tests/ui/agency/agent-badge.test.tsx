// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import type { AgencyTier } from '../../../contract/agency/agency.ts'
import { AgentBadge } from '../../../src/features/agency/agent-badge.tsx'
import { createWorld } from '../../sync/support/world.ts'
import { mountPage } from '../mount-page.tsx'

const tier: AgencyTier = {
  from_amount: 0n,
  direct_percent: '1.00',
  second_percent: '0.50',
  third_percent: '0.10',
}
const agency = {
  invite_code: 'ABCD1234',
  direct: 0,
  second: 0,
  third: 0,
  total_commission: 0n,
  weeks: [],
  next_settlement: '2026-11-30',
}

test('nobody is called an ordinary agent before the tables that decide it are on the device', async () => {
  const world = await createWorld()
  const tab = await world.openTab()
  const pull = vi.fn(() => Promise.resolve({ kind: 'not-loaded' as const }))
  const sync = { pull, watch: () => () => undefined }
  const place = await mountPage({ world, tab, path: '/', sync, page: <AgentBadge agency={agency} /> })
  await vi.waitFor(() => expect(pull).toHaveBeenCalled())
  const put = (name: 'agency-recharge' | 'agency-betting' | 'agency-settlement') =>
    tab.db.answers.put({ memberId: '', name, language: '', part: '', answer: [tier, tier] })
  await put('agency-recharge')
  await put('agency-betting')
  expect(place.textContent).toBe('')
  await put('agency-settlement')
  await vi.waitFor(() => expect(place.textContent).toBe('Ordinary agent'))
})
