// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { seedsResource } from '../../src/features/play/round-resources.ts'
import { patient, press, pressable } from './play-hands.ts'
import { takeSeat } from './play-seat.tsx'

it('what decides a shared round is told under Fairness: the chain of its table, not the seed of the member', async () => {
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
