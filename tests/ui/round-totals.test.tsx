// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import type { RoundRow } from '../../src/db/personal-rows.ts'
import { RoundTotals } from '../../src/features/orders/round-totals.tsx'
import { mount } from './mount.tsx'

const refresh = { hasFailed: false, isAsking: true, isRetrying: false, retry: () => undefined }
const asked = { answer: undefined, at: undefined, isMissing: false, refresh }
const missing = { ...asked, isMissing: true, refresh: { ...refresh, isAsking: false, hasFailed: true } }
const house = { from: '2026-11-01', rounds: 2, stake: 200n, payout: 150n }
const round: RoundRow = {
  ...{ memberId: 'm1', id: 'r1', game_id: 'dados-da-arara', mode: 'real', state: 'settled' },
  ...{
    stake: 100n,
    payout: 0n,
    steps: 1,
    view: {},
    seed_hash: '',
    client_seed: '',
    nonce: 1,
    server_seed: null,
  },
  ...{ started_at: '2026-11-20T15:00:00Z', settled_at: '2026-11-20T15:00:01Z' },
}
const told = { ...asked, answer: house, at: 1 }

it('the place of the sums stays while the house is asked, and goes only where there is nothing to sum up', async () => {
  const { place, show } = await mount(<RoundTotals kept={asked} local={undefined} />)
  expect(place.querySelector('.skeleton')).not.toBeNull()
  await show(<RoundTotals kept={asked} local={[]} />)
  expect(place.querySelector('.skeleton')).not.toBeNull()
  await show(<RoundTotals kept={told} local={[]} />)
  expect(place.textContent).toContain('Rounds: 2')
  await show(<RoundTotals kept={missing} local={[]} />)
  expect(place.textContent).toBe('')
})

it('without the house’s sums those of the device are shown, and said to be that', async () => {
  const { place } = await mount(<RoundTotals kept={missing} local={[round]} />)
  expect(place.textContent).toContain('Rounds: 1 · on this device')
})
