// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { MySlips } from '../../src/features/play/football/my-slips.tsx'
import { slipsResource } from '../../src/features/play/football/sports-resources.ts'
import { useOddsFormat } from '../../src/features/play/football/use-odds-format.ts'
import { connection } from '../../src/state/connection.ts'
import { useAnswer } from '../../src/use-answer.ts'
import type { Fate } from '../sync/support/fake-server.ts'
import { reply } from '../sync/support/server-calls.ts'
import { patient, press } from './play-hands.ts'
import { takeSeat } from './play-seat.tsx'

afterEach(() => {
  connection.quality = 'online'
})

function Mine() {
  const kept = useAnswer('sports-slips', { memberId: 'm1', part: 'liga-arara real' })
  return <MySlips kept={kept} odds={useOddsFormat()} />
}

it('slips that are on their way, or cannot be had, are not said not to exist, and are fetched when asked for', async () => {
  const { show, world, tab } = await takeSeat('liga-arara', 'football', () => <Mine />)
  tab.sync.registerResource('sports-slips', async () => slipsResource)
  const line = Promise.withResolvers<void>()
  world.server.decide(async (): Promise<Fate> => {
    await line.promise
    return 'lost'
  })
  const seat = await show()
  await vi.waitFor(() => expect(seat.querySelector('.skeleton')).not.toBeNull(), patient)
  connection.quality = 'offline'
  line.resolve()
  await vi.waitFor(() => expect(seat.textContent).toMatch(/Not on this device yet/), patient)
  expect(seat.textContent).toMatch(/it is kept by the house/)
  world.server.decide(() => reply(200, { data: [] }))
  connection.quality = 'online'
  await press(seat, /Try again|Fetch it now/)
  await vi.waitFor(() => expect(seat.textContent).toMatch(/No slips yet/), patient)
})
