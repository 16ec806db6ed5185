// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { RoundTotals } from '../../../src/features/cashier/records/round-totals.tsx'
import { mount } from '../mount.tsx'

const refresh = { hasFailed: false, isAsking: true, isRetrying: false, retry: () => undefined }
const asked = { answer: undefined, at: undefined, isMissing: false, refresh }
const missing = { ...asked, isMissing: true, refresh: { ...refresh, isAsking: false, hasFailed: true } }
const ofServer = { from: '2026-11-01', rounds: 2, stake: 200n, payout: 150n }
const none = { rounds: 0, stake: 0n, payout: 0n }
const reported = { ...asked, answer: ofServer, at: 1 }

it('the place of the sums stays while the server is asked, and goes only where there is nothing to sum up', async () => {
  const { place, show } = await mount(<RoundTotals kept={asked} local={undefined} />)
  expect(place.querySelector('.skeleton')).not.toBeNull()
  await show(<RoundTotals kept={asked} local={none} />)
  expect(place.querySelector('.skeleton')).not.toBeNull()
  await show(<RoundTotals kept={reported} local={none} />)
  expect(place.textContent).toContain('Rounds: 2')
  await show(<RoundTotals kept={missing} local={none} />)
  expect(place.textContent).toBe('')
})

it('without the server’s sums those of the device are shown, and said to be that', async () => {
  const { place } = await mount(<RoundTotals kept={missing} local={{ rounds: 1, stake: 100n, payout: 0n }} />)
  expect(place.textContent).toContain('Rounds: 1 · on this device')
})
