// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { rebatesClaim } from '../../src/features/promotions/claim-calls.ts'
import { useClaim } from '../../src/features/promotions/use-claim.ts'
import { createWorld } from '../sync/support/world.ts'
import { mountPage } from './mount-page.tsx'

const memberId = 'm1'

function Claim() {
  const tool = useClaim(rebatesClaim, { memberId, reloads: ['betting-rebate'] })
  return <p>{tool.failure}</p>
}

// Issue 4: "After a claim: the success text, the reload of the list or details, the balance, all live".
test('a claim whose answer was lost is no longer offered once its end is known, though no news comes through', async () => {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn(memberId)
  const call = { key: 'k1', memberId, call: 'claim-rebates', amount: null, sentAt: 0 }
  await tab.db.openCalls.put({ ...call, state: 'unknown' })
  const pull = vi.fn(async () => ({ kind: 'done' }) as never)
  const place = await mountPage({ world, tab, path: '/', page: <Claim />, sync: { pull } })
  await vi.waitFor(() => expect(place.textContent).toContain('No answer came.'))
  expect(pull).not.toHaveBeenCalled()
  await tab.db.openCalls.delete('k1')
  await vi.waitFor(() => expect(place.textContent).toBe(''))
  await vi.waitFor(() => expect(pull).toHaveBeenCalledWith('betting-rebate', { force: true }))
  expect(pull).toHaveBeenCalledWith('balance', { force: true })
})
