// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { bettingRebate } from '../../../contract/promotions/betting-rebate.ts'
import { claimOf } from '../../../src/features/promotions/claim-calls.ts'
import { useClaim } from '../../../src/features/promotions/use-claim.ts'
import { reply } from '../../sync/support/server-calls.ts'
import { createWorld } from '../../sync/support/world.ts'
import { patient, press } from '../games/stage/play-hands.ts'
import { mountPage } from '../mount-page.tsx'

const rebatesClaim = claimOf(bettingRebate)
const memberId = 'm1'

function Claim() {
  const tool = useClaim(rebatesClaim, { memberId, reloads: ['betting-rebate'] })
  return (
    <>
      <p>{tool.failure}</p>
      <button type="button" onClick={() => void tool.claim({})} disabled={tool.isClaiming}>
        Claim
      </button>
    </>
  )
}

// After a claim: the success text, the reload of the list or details, the balance, all live.
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
  await vi.waitFor(() => expect(place.querySelector('p')?.textContent).toBe(''))
  await vi.waitFor(() => expect(pull).toHaveBeenCalledWith('betting-rebate', { force: true }))
  expect(pull).toHaveBeenCalledWith('balance', { force: true })
})

test('a claim that is pressed after the end of the one before is known is another claim, though it says the same', async () => {
  const world = await createWorld()
  const tab = await world.openTab()
  tab.sync.registerMoneyCall('claim-rebates', async () => rebatesClaim)
  await tab.signIn(memberId)
  const answer = { status: 'success', code: 200, message: 'ok', data: {} }
  world.server.decide(({ path }) =>
    path.endsWith('/close') ? reply(200, { data: { state: 'done', answer } }) : 'lost',
  )
  const pull = vi.fn(async () => ({ kind: 'done' }) as never)
  const place = await mountPage({ world, tab, path: '/', page: <Claim />, sync: { pull } })
  const claims = () => world.server.sent.filter(({ path }) => path === rebatesClaim.endpoint.path)
  await press(place, /Claim/)
  await vi.waitFor(() => expect(place.textContent).toContain('No answer came.'))
  world.clock.advance(60_000)
  await vi.waitFor(async () => expect(await tab.db.openCalls.count()).toBe(0), patient)
  await vi.waitFor(() => expect(place.querySelector('p')?.textContent).toBe(''))
  await press(place, /Claim/)
  await vi.waitFor(() => expect(claims()).toHaveLength(2), patient)
  expect(new Set(claims().map(({ key }) => key)).size).toBe(2)
})
