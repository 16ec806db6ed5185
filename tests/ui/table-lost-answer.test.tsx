// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { placeCall } from '../../src/features/play/shared/table-calls.ts'
import { reply } from '../sync/support/server-calls.ts'
import { patient, press, pressable } from './play-hands.ts'
import { takeSeat } from './play-seat.tsx'

it('a bet at a table whose answer was lost is looked for until it is known, and no longer', async () => {
  const { show, server, world, tab } = await takeSeat('bingo-da-vila', 'bingo-room')
  tab.sync.registerMoneyCall('table-bet-0', async () => placeCall(0, world.clock.now))
  const at = (seconds: number) => new Date(world.clock.now() + seconds * 1000).toISOString()
  const round = {
    ...{ number: 7, phase: 'betting', opens_at: at(-10), closes_at: at(600), ends_at: null, outcome: null },
    ...{ anchor: 'a', seed_hash: 'b', client_seed: 'c', nonce: 1, server_seed: null },
  }
  const balance = { money: '99.00', bonus: '0.00', wallet_version: 2 }
  const bets: unknown[] = []
  world.server.decide(request => {
    const { path, body } = request
    if (path === '/api/game/table')
      return reply(200, { data: { now: at(0), round, bets, balance, results: [] } })
    if (path === '/api/game/table/bet') {
      const id = '0197a5a0-0000-7000-8000-000000000001'
      const taken = { id, number: 7, slot: 0, state: 'open', stake: body.stake, bet: body.bet }
      bets.push({ ...taken, cash_out: null, payout: '0.00' })
      return 'lost'
    }
    if (path.endsWith('/close')) {
      const answer = { status: 'success', code: 200, message: 'ok', data: { bet: bets[0], balance } }
      return reply(200, { data: { state: 'done', answer } })
    }
    return server.fate(request)
  })
  const place = await show()
  await pressable(place, /Cards for/)
  await press(place, /Cards for/)
  await vi.waitFor(() => expect(place.textContent).toMatch(/No answer came/), patient)
  world.clock.advance(60_000)
  await vi.waitFor(async () => expect(await tab.db.openCalls.count()).toBe(0), patient)
  await vi.waitFor(() => expect(place.textContent).not.toMatch(/No answer came/), patient)
  expect(place.textContent).toMatch(/In this round/)
})
