// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { withUnknown } from '../../../src/common/play/money-note.ts'
import { placeCall } from '../../../src/common/play/shared/table-calls.ts'
import { useTable } from '../../../src/common/play/use-table.ts'
import { SharedNote } from '../../../src/features/games/shared/shared-note.tsx'
import { connection } from '../../../src/state/connection.ts'
import type { Fate } from '../../sync/support/fake-server.ts'
import { refuse, reply } from '../../sync/support/server-calls.ts'
import { mount } from '../mount.tsx'
import { answeredAnew } from './answered-anew.ts'
import { button, isOff, loseAnswer, patient, press, pressable, says } from './stage/play-hands.ts'
import { takeSeat } from './stage/play-seat.tsx'

afterEach(() => {
  connection.quality = 'online'
})

/** A member in a room whose bets are taken, and whose answers to them are lost, if nothing else is answered. */
async function openRoom() {
  const { show, server, world, tab, busy } = await takeSeat('bingo-da-vila', 'bingo-room')
  tab.sync.registerMoneyCall('table-bet-0', async () => placeCall(0, world.clock.now))
  const at = (seconds: number) => new Date(world.clock.now() + seconds * 1000).toISOString()
  const round = {
    ...{ number: 7, phase: 'betting', opens_at: at(-10), closes_at: at(600), ends_at: null, outcome: null },
    ...{ anchor: 'a', seed_hash: 'b', client_seed: 'c', nonce: 1, server_seed: null },
  }
  const balance = { money: '99.00', bonus: '0.00', wallet_version: 2 }
  const bets: unknown[] = []
  const line: { isLost: boolean; answer?: Promise<Fate> } = { isLost: false }
  world.server.decide(request => {
    const { path, body } = request
    if (path === '/api/game/table' && line.isLost) return 'lost'
    if (path === '/api/game/table')
      return reply(200, { data: { now: at(0), round, bets, balance, results: [] } })
    if (path === '/api/game/table/bet' && line.answer) return line.answer
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
  return { place, world, tab, busy, bets, line }
}

/** It was pressed once, and nobody knows what became of it. */
async function takeRoom() {
  const room = await openRoom()
  await press(room.place, /Cards for/)
  await vi.waitFor(() => expect(room.place.textContent).toMatch(/No answer came/), patient)
  return room
}

it('a bet at a table whose answer was lost is looked for until it is known, and no longer', async () => {
  const { place, world, tab } = await takeRoom()
  world.clock.advance(60_000)
  await vi.waitFor(async () => expect(await tab.db.openCalls.count()).toBe(0), patient)
  await vi.waitFor(() => expect(place.textContent).not.toMatch(/No answer came/), patient)
  expect(place.textContent).toMatch(/In this round/)
})

it('a bet at a table whose answer was lost stays unknown without a network, whatever is pressed, and its outcome is shown when the network is back', async () => {
  const { place, world, tab, bets } = await takeRoom()
  tab.setOnline(false)
  connection.quality = 'offline'
  const ending = /It may have arrived or not|No connection/
  const pressAgain = async () => {
    const again = await pressable(place, /Cards for/)
    return answeredAnew(place, () => again.click(), ending)
  }
  expect((await pressAgain()).at(-1)).toMatch(/It may have arrived or not/)
  tab.setOnline(true)
  connection.quality = 'online'
  world.clock.advance(60_000)
  await vi.waitFor(async () => expect(await tab.db.openCalls.count()).toBe(0), patient)
  await vi.waitFor(() => expect(place.textContent).toMatch(/In this round/), patient)
  expect(bets).toHaveLength(1)
})

it('while a bet is sent it is not said that nothing is at stake, though the table itself could not be asked', async () => {
  const { place, tab, line } = await takeRoom()
  line.isLost = true
  const isAsked = () =>
    tab.outcomes.some(({ path, kind }) => path === '/api/game/table' && kind === 'no-answer')
  await press(place, /Cards for/)
  await vi.waitFor(() => expect(isAsked()).toBe(true), patient)
  const again = await pressable(place, /Cards for/)
  const reported = await answeredAnew(place, () => again.click(), /No answer came/)
  expect(reported.join()).not.toMatch(/No connection/)
})

it.each(['offline', 'signed out'])(
  'a bet of a single-player game whose answer was lost stays unknown when checked while %s: nothing else is bet, and its outcome is shown',
  async how => {
    const { show, server, world, tab } = await takeSeat('dados-da-arara', 'dice')
    const place = await show()
    await loseAnswer(place, server, /Roll for/)
    if (how === 'offline') {
      tab.setOnline(false)
      connection.quality = 'offline'
    } else tab.holdToken(undefined)
    await press(place, /Check now/)
    await says(place, how === 'offline' ? /It may have arrived or not/ : /No answer came/)
    expect(isOff(button(place, /Roll for/))).toBe(true)
    tab.setOnline(true)
    tab.holdToken('m1')
    connection.quality = 'online'
    world.clock.advance(60_000)
    await says(place, /^(You won|No win)/)
    expect(server.played).toEqual(['start'])
  },
)

it('a round of yesterday that comes to the device while an answer is missing is not taken for the bet, which never arrived', async () => {
  const { show, server, world, tab } = await takeSeat('dados-da-arara', 'dice')
  const place = await show()
  await pressable(place, /Roll for/)
  server.lose('request')
  await press(place, /Roll for/)
  await says(place, /No answer came/)
  const view = {
    stake: '1.00',
    direction: 'under',
    target: 9_800,
    winningRolls: 9_800,
    roll: 4711,
    won: true,
  }
  await tab.db.rounds.put({
    ...{
      id: '0197a5a0-0000-7000-8000-00000000aaaa',
      memberId: 'm1',
      game_id: 'dados-da-arara',
      mode: 'real',
    },
    ...{
      state: 'settled',
      stake: 100n,
      payout: 101n,
      steps: 0,
      view: { ...view, multiplier: '1.0102', payout: '1.01' },
    },
    ...{ nonce: 0, seed_hash: 'b', client_seed: 'c', server_seed: null },
    ...{ started_at: '2026-11-19T15:00:00Z', settled_at: '2026-11-19T15:00:00Z' },
  })
  world.clock.advance(60_000)
  await says(place, /did not arrive: nothing was done/)
  expect(server.played).toEqual([])
})

it('a bet that counts, and whose round does not come with that word, is not said to have never arrived', async () => {
  const { show, server, world } = await takeSeat('dados-da-arara', 'dice')
  const place = await show()
  await loseAnswer(place, server, /Roll for/)
  world.server.decide(request =>
    request.path.endsWith('/close')
      ? reply(200, {
          data: { state: 'done', answer: { status: 'success', code: 200, message: 'ok', data: {} } },
        })
      : server.fate(request),
  )
  world.clock.advance(60_000)
  await says(place, /It did arrive and counts/)
})

it('that nothing was sent of another bet is not said while an answer is missing', () => {
  for (const kind of ['offline', 'not-stored'] as const)
    expect(withUnknown({ kind })).toEqual({ kind: 'unknown' })
  expect(withUnknown({ kind: 'signed-out' })).toEqual({ kind: 'signed-out' })
})

it('a table that cannot be asked either promises nothing of a bet whose answer was lost', async () => {
  const table = { note: { kind: 'unknown' }, isLost: true } as const
  const { place } = await mount(
    <SharedNote table={table} promise="Nothing of yours is at stake.">
      {null}
    </SharedNote>,
  )
  expect(place.textContent).toMatch(/^No answer came/)
})

it('a press on "Check now" in the moment in which the bet is found bets nothing', async () => {
  const agains: (() => void)[] = []
  function TableAlone() {
    const wallet = { money: 10_000n, bonus: 0n, wallet_version: 1, asOf: 0 }
    const place = { gameId: 'dados-da-arara', mode: 'real', memberId: 'm1', opened: undefined } as const
    const table = useTable({ ...place, wallet, unknownSince: undefined, onStale: () => undefined })
    agains.push(table.again)
    const bet = { stake: '1.00', direction: 'under', target: 9_800 }
    return (
      <>
        <button type="button" onClick={() => table.bet(bet, 100n)}>
          Bet
        </button>
        <output>{table.phase}</output>
      </>
    )
  }
  const { show, server, world, tab } = await takeSeat('dados-da-arara', 'dice', () => <TableAlone />)
  const place = await show()
  const stands = (phase: string) =>
    vi.waitFor(() => expect(place.querySelector('output')?.textContent).toBe(phase), patient)
  await stands('ready')
  server.lose('answer')
  await press(place, /Bet/)
  await stands('unknown')
  const late = agains.at(-1)
  world.clock.advance(60_000)
  await stands('showing')
  late?.()
  // Whatever it sent would be under way before this is answered.
  await tab.sync.pull('play-session', { force: true })
  await stands('showing')
  expect(server.played).toEqual(['start'])
})

it('no update may reload the page while a bet at a shared table is on its way', async () => {
  const { place, busy, line } = await openRoom()
  const answer = Promise.withResolvers<Fate>()
  line.answer = answer.promise
  expect(busy.isHeld()).toBe(false)
  await press(place, /Cards for/)
  await vi.waitFor(() => expect(busy.isHeld()).toBe(true), patient)
  answer.resolve(refuse(409, 'betting_closed'))
  await vi.waitFor(() => expect(busy.isHeld()).toBe(false), patient)
})
