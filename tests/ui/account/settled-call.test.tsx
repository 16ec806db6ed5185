// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { SettledCall } from '../../../src/features/account/profile/settled-call.tsx'
import { createWorld } from '../../sync/support/world.ts'
import { mountPage } from '../mount-page.tsx'

it.each([
  ['round-start', 'It did arrive and counts.'],
  ['round-step', 'It did arrive and counts.'],
  ['table-bet-2', 'It did arrive and counts.'],
  ['sports-bet', 'It did arrive and counts.'],
  ['table-cancel', 'It did arrive and is done.'],
  ['recharge', 'It did arrive: the order is there and waits for your payment.'],
])('a lost answer to %s that is found to have arrived: %s', async (call, reported) => {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn('m1')
  const row = { key: 'k', memberId: 'm1', call, amount: 200n, sentAt: 0, settledAt: 0, isTold: true }
  const page = <SettledCall call={{ ...row, outcome: 'done', why: null }} />
  const place = await mountPage({ world, tab, path: '/unsent', page })
  await vi.waitFor(() => expect(place.textContent).toContain(reported))
})
