// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import type { DraftLeg } from '../../src/features/play/football/slip-draft.ts'
import { SlipNoteLine } from '../../src/features/play/football/slip-note-line.tsx'
import { sportsBetCall } from '../../src/features/play/football/sports-resources.ts'
import { useSlip } from '../../src/features/play/football/use-slip.ts'
import { connection } from '../../src/state/connection.ts'
import { reply } from '../sync/support/server-calls.ts'
import { patient, press, pressable } from './play-hands.ts'
import { takeSeat } from './play-seat.tsx'
import { toldAnew } from './told-anew.ts'

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
      <button type="button" onClick={slip.place}>
        Bet
      </button>
      <output>{slip.draft.legs.map(leg => leg.match).join()}</output>
      <SlipNoteLine note={slip.note} isLost={false} hasLegs />
    </>
  )
}

/** A member whose slip of one match arrived, and its answer was lost. */
async function loseAnswer() {
  const { show, world, tab } = await takeSeat('liga-arara', 'football', () => <SlipAlone />)
  tab.sync.registerMoneyCall('sports-bet', async () => sportsBetCall(world.clock.now))
  const answer = { status: 'success', code: 200, message: 'ok', data: {} }
  world.server.decide(({ path }) =>
    path.endsWith('/close') ? reply(200, { data: { state: 'done', answer } }) : 'lost',
  )
  const seat = await show()
  const says = (words: RegExp) => vi.waitFor(() => expect(seat.textContent).toMatch(words), patient)
  const legs = () => seat.querySelector('output')?.textContent
  await press(seat, /first/)
  await vi.waitFor(() => expect(legs()).toBe('first'), patient)
  await press(seat, /Bet/)
  await says(/No answer came/)
  const settle = async () => {
    tab.setOnline(true)
    connection.quality = 'online'
    world.clock.advance(60_000)
    await vi.waitFor(async () => expect(await tab.db.openCalls.count()).toBe(0), patient)
    await vi.waitFor(() => expect(seat.textContent).not.toMatch(/No answer came/), patient)
  }
  return { seat, tab, world, says, legs, settle }
}

it('a slip whose answer was lost stays unknown without a line, whatever is pressed, and one that arrived is not left to be bet once more', async () => {
  const { seat, tab, legs, settle } = await loseAnswer()
  tab.setOnline(false)
  connection.quality = 'offline'
  const again = await pressable(seat, /Bet/)
  const told = await toldAnew(seat, () => again.click(), /It may have arrived or not|nothing was sent/)
  expect(told.at(-1)).toMatch(/It may have arrived or not/)
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
  const { seat, world, legs, settle } = await loseAnswer()
  const late = places.at(-1)
  await settle()
  await vi.waitFor(() => expect(legs()).toBe(''), patient)
  const keys = () => world.server.sent.filter(({ path }) => path === '/api/sports/bet').map(({ key }) => key)
  late?.()
  await vi.waitFor(() => expect(keys()).toHaveLength(2), patient)
  expect(new Set(keys()).size).toBe(1)
  await settle()
  await press(seat, /first/)
  await vi.waitFor(() => expect(legs()).toBe('first'), patient)
  await press(seat, /Bet/)
  await vi.waitFor(() => expect(new Set(keys()).size).toBe(2), patient)
})
