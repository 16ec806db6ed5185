// @vitest-environment happy-dom
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { createDeviceNotes } from '../../../src/db/device-notes.ts'
import type { DraftLeg } from '../../../src/features/sportsbook/slip/slip-draft.ts'
import { SlipNoteLine } from '../../../src/features/sportsbook/slip/slip-note-line.tsx'
import { useSlip } from '../../../src/features/sportsbook/slip/use-slip.ts'
import { sportsBetCall } from '../../../src/features/sportsbook/sports-resources.ts'
import { connection } from '../../../src/state/connection.ts'
import type { Fate } from '../../sync/support/fake-server.ts'
import { reply } from '../../sync/support/server-calls.ts'
import { answeredAnew } from '../games/answered-anew.ts'
import { patient, press, pressable } from '../games/stage/play-hands.ts'
import { takeSeat } from '../games/stage/play-seat.tsx'

afterEach(() => {
  connection.quality = 'online'
})

const place = { gameId: 'liga-arara', mode: 'real', memberId: 'm1', opening: 200n } as const
const view = { board: undefined, serverNow: () => 0, isLost: false }
const legOf = (match: string): DraftLeg => ({
  match,
  market: '1x2',
  pick: 'home',
  odds: 210,
  home: 'A',
  away: 'B',
})

/** Of every picture of the slip, as a finger finds it that was on its way when the next one came. */
const places: (() => void)[] = []

function SlipAlone() {
  const slip = useSlip({ ...place, view })
  places.push(slip.place)
  return (
    <>
      {['first', 'second'].map(match => (
        <button key={match} type="button" onClick={() => slip.toggle(legOf(match))}>
          {match}
        </button>
      ))}
      <button type="button" onClick={slip.place} disabled={slip.isBusy}>
        Bet
      </button>
      <output>{slip.draft.legs.map(leg => leg.match).join()}</output>
      <SlipNoteLine
        note={slip.note}
        isLost={connection.quality === 'offline' && !slip.isBusy}
        hasLegs={slip.draft.legs.length > 0}
      />
    </>
  )
}

/** The book is left and opened again, which a tab that was killed does as well. */
function Visits() {
  const [isHere, setIsHere] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setIsHere(!isHere)}>
        {isHere ? 'Leave' : 'Open'}
      </button>
      {isHere ? <SlipAlone /> : null}
    </>
  )
}

type Seat = Awaited<ReturnType<typeof takeSeat>>

/** A member with one match on the slip, which the device keeps. */
async function openSlip(decide: Parameters<Seat['world']['server']['decide']>[0]) {
  const { show, world, tab } = await takeSeat('liga-arara', 'football', () => <Visits />)
  tab.sync.registerMoneyCall('sports-bet', async () => sportsBetCall(world.clock.now))
  world.server.decide(decide)
  const seat = await show()
  const legs = () => seat.querySelector('output')?.textContent
  await press(seat, /first/)
  await vi.waitFor(() => expect(legs()).toBe('first'), patient)
  const notes = createDeviceNotes(tab.db, world.clock.now)
  const kept = () => notes.readDraft('m1', 'slip liga-arara real')
  await vi.waitFor(async () => expect(await kept()).toBeDefined(), patient)
  return { seat, world, tab, legs, notes, kept }
}

/** The same, whose slip is on its way until `answer` is there. */
async function sendSlip() {
  const answer = Promise.withResolvers<Fate>()
  const opened = await openSlip(({ path }) => (path === '/api/sports/bet' ? answer.promise : 'lost'))
  await press(opened.seat, /Bet/)
  // What a book that is opened again goes on from: kept after the call's own row.
  const sent = () => opened.notes.readDraft('m1', 'slip-sent liga-arara real')
  await vi.waitFor(async () => expect(await sent()).toBeDefined(), patient)
  return { ...opened, answer }
}

/** A member whose slip of one match arrived, and its answer was lost. */
async function loseAnswer(end: 'done' | 'closed' = 'done') {
  const answer = { status: 'success', code: 200, message: 'ok', data: {} }
  const { seat, world, tab, legs, kept } = await openSlip(({ path }) =>
    path.endsWith('/close') ? reply(200, { data: { state: end, answer } }) : 'lost',
  )
  const says = (words: RegExp) => vi.waitFor(() => expect(seat.textContent).toMatch(words), patient)
  await press(seat, /Bet/)
  await says(/No answer came/)
  const keys = () => world.server.sent.filter(({ path }) => path === '/api/sports/bet').map(({ key }) => key)
  const settle = async () => {
    tab.setOnline(true)
    connection.quality = 'online'
    world.clock.advance(60_000)
    await vi.waitFor(async () => expect(await tab.db.openCalls.count()).toBe(0), patient)
    await vi.waitFor(() => expect(seat.textContent).not.toMatch(/No answer came/), patient)
  }
  const leave = async () => {
    await press(seat, /Leave/)
    await vi.waitFor(async () => expect(await kept()).toMatchObject({ legs: [{ match: 'first' }] }), patient)
  }
  return { seat, tab, world, says, legs, keys, kept, leave, settle }
}

/** What the server answers to a slip of the first match. */
function firstTaken() {
  const slip = {
    ...{ id: '11111111-1111-4111-8111-111111111111', game_id: 'liga-arara', mode: 'real', state: 'open' },
    ...{ kind: 'singles', each: '2.00', stake: '2.00', potential: '4.20', payout: '0.00' },
    legs: [{ ...legOf('first'), result: null, score: null }],
    ...{ placed_at: '2026-06-01T12:00:00.000Z', settled_at: null },
  }
  return reply(200, { data: { slip, balance: { money: '98.00', bonus: '0.00', wallet_version: 2 } } })
}

it('a slip whose answer was lost stays unknown without a line, whatever is pressed, and one that arrived is not left to be bet once more', async () => {
  const { seat, tab, legs, settle } = await loseAnswer()
  tab.setOnline(false)
  connection.quality = 'offline'
  const again = await pressable(seat, /Bet/)
  const reported = await answeredAnew(
    seat,
    () => again.click(),
    /It may have arrived or not|nothing was sent/,
  )
  expect(reported.at(-1)).toMatch(/It may have arrived or not/)
  await settle()
  await vi.waitFor(() => expect(legs()).toBe(''), patient)
})

it('a slip that was changed while an answer was missing says so all the same, and is not taken away with the one that arrived', async () => {
  const { seat, says, legs, settle } = await loseAnswer()
  await press(seat, /second/)
  await vi.waitFor(() => expect(legs()).toBe('first,second'), patient)
  await says(/No answer came/)
  await settle()
  expect(legs()).toBe('first,second')
})

it('a press on a slip that is found to have arrived in that moment is not another bet, and the same slip chosen anew is', async () => {
  const { seat, says, legs, keys, settle } = await loseAnswer()
  const late = places.at(-1)
  await settle()
  await vi.waitFor(() => expect(legs()).toBe(''), patient)
  late?.()
  await vi.waitFor(() => expect(keys()).toHaveLength(2), patient)
  expect(new Set(keys()).size).toBe(1)
  await says(/No answer came/)
  await settle()
  await press(seat, /first/)
  await vi.waitFor(() => expect(legs()).toBe('first'), patient)
  await press(seat, /Bet/)
  await vi.waitFor(() => expect(new Set(keys()).size).toBe(2), patient)
})

it('a slip whose answer was lost is unknown still when the book is opened again without a line, and a press asks under its own key', async () => {
  const { seat, tab, says, legs, keys, settle, leave } = await loseAnswer()
  await leave()
  tab.setOnline(false)
  connection.quality = 'offline'
  await press(seat, /Open/)
  await says(/It may have arrived or not/)
  expect(seat.textContent).not.toMatch(/nothing was sent/)
  expect(legs()).toBe('first')
  tab.setOnline(true)
  connection.quality = 'online'
  await press(seat, /Bet/)
  await vi.waitFor(() => expect(keys()).toHaveLength(2), patient)
  expect(new Set(keys()).size).toBe(1)
  await settle()
  await vi.waitFor(() => expect(legs()).toBe(''), patient)
})

it('a slip that is found to have arrived while the book was left does not lie there when it is opened again', async () => {
  const { seat, tab, world, legs, keys, kept, leave } = await loseAnswer()
  await leave()
  world.clock.advance(60_000)
  await vi.waitFor(async () => expect(await tab.db.openCalls.count()).toBe(0), patient)
  await press(seat, /Open/)
  await vi.waitFor(async () => expect(await kept()).toMatchObject({ legs: [] }), patient)
  expect(legs()).toBe('')
  expect(seat.textContent).not.toMatch(/No answer came/)
  await press(seat, /first/)
  await vi.waitFor(() => expect(legs()).toBe('first'), patient)
  await press(seat, /Bet/)
  await vi.waitFor(() => expect(new Set(keys()).size).toBe(2), patient)
})

it('a slip that is found never to have arrived while the book was left can be bet anew', async () => {
  const { seat, tab, world, legs, keys, leave } = await loseAnswer('closed')
  await leave()
  world.clock.advance(60_000)
  await vi.waitFor(async () => expect(await tab.db.openCalls.count()).toBe(0), patient)
  await press(seat, /Open/)
  await vi.waitFor(() => expect(legs()).toBe('first'), patient)
  expect(seat.textContent).not.toMatch(/No answer came/)
  await press(seat, /Bet/)
  await vi.waitFor(() => expect(new Set(keys()).size).toBe(2), patient)
})

it('a slip that is changed after the book was left with an answer missing is not bet as well, when the first had arrived', async () => {
  const { seat, says, legs, keys, leave } = await loseAnswer()
  await leave()
  await press(seat, /Open/)
  await says(/No answer came/)
  await press(seat, /second/)
  await vi.waitFor(() => expect(legs()).toBe('first,second'), patient)
  await press(seat, /Bet/)
  await says(/Your earlier request had arrived after all/)
  expect(keys()).toHaveLength(1)
  expect(legs()).toBe('first,second')
})

it('a slip whose end was read and put away goes under its own key when the book is opened again: it is not bet twice', async () => {
  const { seat, tab, world, legs, keys, leave } = await loseAnswer()
  await leave()
  world.clock.advance(60_000)
  await vi.waitFor(async () => expect(await tab.db.openCalls.count()).toBe(0), patient)
  await tab.db.settledCalls.clear()
  await press(seat, /Open/)
  await vi.waitFor(() => expect(legs()).toBe('first'), patient)
  await press(seat, /Bet/)
  await vi.waitFor(() => expect(keys()).toHaveLength(2), patient)
  expect(new Set(keys()).size).toBe(1)
})

it('a slip that is taken while the book was left and opened again is not left lying there by the answer that its first visit hears', async () => {
  const { seat, legs, answer } = await sendSlip()
  await press(seat, /Leave/)
  await press(seat, /Open/)
  await vi.waitFor(() => expect(seat.textContent).toMatch(/firstNo answer came/), patient)
  answer.resolve(firstTaken())
  await vi.waitFor(() => expect(seat.textContent).not.toMatch(/No answer came/), patient)
  expect(legs()).toBe('')
})

it('a slip that another tab took or cleared is not bet from here as well', async () => {
  const { seat, world, legs, notes } = await openSlip(() => 'lost')
  const taken = { kind: 'singles', each: '200', acceptBetter: false, legs: [] }
  await notes.keepDraft('m1', 'slip liga-arara real', taken)
  await press(seat, /Bet/)
  await vi.waitFor(() => expect(seat.textContent).toMatch(/taken or cleared in another tab/), patient)
  expect(legs()).toBe('')
  expect(world.server.sent.filter(({ path }) => path === '/api/sports/bet')).toEqual([])
})

it('odds that are pressed while a slip is on its way lie there when it is taken', async () => {
  const { seat, legs, answer } = await sendSlip()
  await press(seat, /second/)
  await vi.waitFor(() => expect(legs()).toBe('first,second'), patient)
  answer.resolve(firstTaken())
  await vi.waitFor(() => expect(seat.textContent).toMatch(/Your slip is taken/), patient)
  expect(legs()).toBe('second')
})
