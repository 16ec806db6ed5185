// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { patient } from './play-hands.ts'
import { takeSeat } from './play-seat.tsx'

const lamps = (place: Element) => [...place.querySelectorAll('ol li')].map(lamp => lamp.textContent)

it('five lamps say to the hundredth what goals pay, as the buttons do; eight are too narrow for it', async () => {
  const stadium = await (await takeSeat('penalti-decisivo', 'penalty')).show()
  await vi.waitFor(
    () => expect(lamps(stadium)).toEqual(['1,23×', '1,54×', '1,93×', '2,41×', '3,02×']),
    patient,
  )
  const beach = await (await takeSeat('penalti-na-praia', 'penalty')).show()
  await vi.waitFor(() => expect(lamps(beach).slice(0, 2)).toEqual(['1,4×', '2,2×']), patient)
})
