// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { useAnswer } from '../../../src/common/use-answer.ts'
import { MySlips } from '../../../src/features/sportsbook/slip/my-slips.tsx'
import { slipsResource } from '../../../src/features/sportsbook/sports-resources.ts'
import { useOddsFormat } from '../../../src/features/sportsbook/use-odds-format.ts'
import { connection } from '../../../src/state/connection.ts'
import type { Fate } from '../../sync/support/fake-server.ts'
import { reply } from '../../sync/support/server-calls.ts'
import { patient, press } from '../games/stage/play-hands.ts'
import { takeSeat } from '../games/stage/play-seat.tsx'

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

/* docs/rules/sportsbook.md#dead-heats */
it('a slip says how a dead heat is paid: as a rule while it is open, and as what happened once it is settled', async () => {
  const { show, world, tab } = await takeSeat('liga-arara', 'football', () => <Mine />)
  tab.sync.registerResource('sports-slips', async () => slipsResource)
  const slip = (place: number, state: string, came: object) => ({
    id: `0197a5a0-0000-7000-8000-00000000000${place}`,
    ...{ game_id: 'liga-arara', mode: 'real', state, kind: 'singles', each: '10.00', stake: '10.00' },
    ...{ potential: '18.00', payout: state === 'open' ? '0.00' : '9.00' },
    legs: [
      { match: `1-${place}`, home: 'Um', away: 'Dois', market: 'most', pick: 'home', odds: 180, ...came },
    ],
    ...{ placed_at: '2026-11-28T12:00:00Z', settled_at: state === 'open' ? null : '2026-11-28T12:04:00Z' },
  })
  const data = [
    slip(1, 'open', { result: null, score: null }),
    slip(2, 'settled', { result: 'won', score: { home: 1, away: 1 }, tied: 2 }),
    slip(3, 'settled', { result: 'won', score: { home: 2, away: 1 } }),
  ]
  world.server.decide(() => reply(200, { data }))
  const seat = await show()
  const cards = () => [...seat.querySelectorAll('article')].map(card => card.textContent)
  await vi.waitFor(() => expect(cards()).toHaveLength(3), patient)
  const [open, tied, alone] = cards()
  expect(open).toMatch(/A draw is a dead heat: half of the stake is paid at full odds\./)
  expect(tied).toMatch(/1:1Dead heat of 2: stake ÷ 2, paid at full odds\./)
  expect(alone).not.toMatch(/dead heat/i)
})
