// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { seedsResource } from '../../../../src/features/games/round/round-resources.ts'
import { patient, press, pressable } from './play-hands.ts'
import { frameStage, takeSeat } from './play-seat.tsx'

it('Fairness shows what decides a shared round: the chain of its table, not the seed of the member', async () => {
  const { show } = await takeSeat('foguete-arara', 'crash')
  const place = await show()
  await press(place, /^Fairness$/)
  await vi.waitFor(() => expect(place.textContent).toMatch(/seed is a link of a chain/), patient)
  expect(place.textContent).not.toMatch(/With your own seed/)
})

it('under Fairness the number of the next round is the one after those just played', async () => {
  const { show, tab } = await takeSeat('dados-da-arara', 'dice')
  tab.sync.registerResource('seeds', async () => seedsResource)
  const place = await show()
  const number = () => /Number of the next round(\d+)/.exec(place.textContent ?? '')?.[1]
  for (const next of [1, 2]) {
    await press(place, /Roll for/)
    await pressable(place, /Roll for/)
    await press(place, /^Fairness$/)
    await vi.waitFor(() => expect(number()).toBe(String(next)), patient)
    await press(place, /^Close$/)
  }
})

it('a game of another provider shows neither a seed of the member nor that no round was played', async () => {
  const { show, tab } = await takeSeat('cara-ou-coroa', 'none', frameStage)
  await tab.db.seeds.put({
    ...{ memberId: 'm1', mode: 'real', seed_hash: 'ab'.repeat(32), client_seed: 'sorte', next_nonce: 1 },
  })
  const place = await show()
  await press(place, /^Fairness$/)
  await vi.waitFor(() => expect(place.textContent).toMatch(/Moeda draws the outcomes/), patient)
  expect(place.textContent).not.toMatch(/Your seed|Fingerprint/)
  await press(place, /^Close$/)
  await press(place, /^Your rounds$/)
  await vi.waitFor(() => expect(place.textContent).toMatch(/are kept by Moeda/), patient)
  expect(place.textContent).not.toMatch(/No rounds yet/)
  await press(place, /^Close$/)
  await press(place, /^Rules and return$/)
  await vi.waitFor(() => expect(place.textContent).toMatch(/Return to player/), patient)
  expect(place.textContent).not.toMatch(/How wins spread/)
})

it('the first game opens with a seed that this device made, and nothing is drawn before', async () => {
  const { show, server, world } = await takeSeat('dados-da-arara', 'dice')
  server.greet()
  const place = await show()
  await press(place, /Roll for/)
  await pressable(place, /Roll for/)
  const paths = world.server.sent.map(({ path }) => path)
  expect(paths.filter(path => path.endsWith('/seeds/rotate'))).toHaveLength(1)
  expect(paths.indexOf('/api/game/seeds/rotate')).toBeLessThan(paths.indexOf('/api/game/round/start'))
})
