// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PlayMode } from '../../../../src/common/play/play-mode.ts'
import type { GameRow } from '../../../../src/db/public-rows.ts'
import { OfflineStage } from '../../../../src/features/games/offline/offline-stage.tsx'
import { GamePage } from '../../../../src/features/games/page/game-page.tsx'
import { connection } from '../../../../src/state/connection.ts'
import { createWorld } from '../../../sync/support/world.ts'
import { mountPage } from '../../mount-page.tsx'
import { button, isOff, patient, press, pressable, says } from './play-hands.ts'

function gameRow(id: string, engine: string | null): GameRow {
  return {
    ...{ id, language: 'en', api_code: 'arara', provider: 'Arara Originals', name: id, game_type: 'arcade' },
    ...{ tags: [], rtp: 99, volatility: 'medium', min_bet: 50n, max_bet: 20_000n, demo: true },
    ...{ launch: 'original', engine, theme: id, art: `art/${id}.svg`, popularity: 1 },
    released_at: '2026-09-04T00:00:00Z',
  }
}
const dice = gameRow('dados-da-arara', 'dice')

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  connection.quality = 'offline'
})
afterEach(() => {
  vi.unstubAllGlobals()
  Object.assign(connection, { quality: 'online', isProven: false })
})

async function openStage({ held = '' } = {}) {
  const world = await createWorld()
  const tab = await world.openTab()
  const ways: string[] = []
  const page = (
    <OfflineStage
      game={dice}
      memberId="m1"
      held={held === '' ? undefined : <p>{held}</p>}
      onLeave={() => ways.push('left')}
      onReturn={() => ways.push('online')}
    />
  )
  const place = await mountPage({ world, tab, path: '/gameInfo', page })
  return { world, tab, place, ways }
}

it('the offline demo always says that its money is not the member’s balance, and sends its rounds to nobody', async () => {
  const { world, tab, place } = await openStage()
  await press(place, /Roll for/)
  await says(place, /^(You won|No win)/)
  expect(place.textContent).toContain('Offline demo – not your balance, stays on this device')
  const [round] = await tab.db.offlineRounds.toArray()
  const left = 500_000n - (round?.stake ?? 0n) + (round?.payout ?? 0n)
  expect((await tab.db.offlinePurses.get('m1'))?.money).toBe(left)
  expect(world.server.sent).toEqual([])
  const { balances, rounds, openRounds, queuedWrites, openCalls } = tab.db
  const counts = [balances, rounds, openRounds, queuedWrites, openCalls].map(table => table.count())
  expect(await Promise.all(counts)).toEqual([0, 0, 0, 0, 0])
})

it('the offline demo is closed by a break that this device knows of', async () => {
  const { tab, place } = await openStage({ held: 'You are on a pause' })
  await vi.waitFor(() => expect(place.textContent).toContain('You are on a pause'), patient)
  expect(place.textContent).not.toContain('Roll for')
  expect(await tab.db.offlineRounds.count()).toBe(0)
})

it('the offline demo says that the connection is back, and leads to the demo of the server', async () => {
  const { place, ways } = await openStage()
  await vi.waitFor(() => expect(place.textContent).toContain('Roll for'), patient)
  expect(place.textContent).not.toContain('The connection is back')
  connection.quality = 'online'
  await press(place, /To the online demo/)
  expect(place.textContent).toContain('The connection is back.')
  expect(ways).toEqual(['online'])
})

it('the offline demo offers to fill up only when hardly anything is left', async () => {
  const { tab, place } = await openStage()
  await vi.waitFor(() => expect(place.textContent).toContain('Roll for'), patient)
  expect(place.textContent).not.toContain('Fill up')
  await tab.db.offlinePurses.update('m1', { money: 999n, version: 2 })
  const again = await mountPage({
    ...{ world: await createWorld(), tab, path: '/gameInfo' },
    page: <OfflineStage game={dice} memberId="m1" held={undefined} onLeave={() => {}} onReturn={() => {}} />,
  })
  await press(again, /Fill up to R\$/)
  await vi.waitFor(async () => expect((await tab.db.offlinePurses.get('m1'))?.money).toBe(500_000n), patient)
})

const offer = 'Play the offline demo'

it.each([
  { why: 'a game for one player', game: dice, held: undefined, isOffered: true },
  { why: 'a game under a break', game: dice, held: 'On a pause', isOffered: false },
  {
    why: 'a table that all share',
    game: gameRow('pipa-dourada', 'crash'),
    held: undefined,
    isOffered: false,
  },
  { why: 'a game without a demo', game: { ...dice, demo: false }, held: undefined, isOffered: false },
  { why: 'a frame', game: { ...dice, launch: 'frame' as const }, held: undefined, isOffered: false },
])('$why is offered without a connection: $isOffered', async ({ game, held, isOffered }) => {
  const world = await createWorld()
  const tab = await world.openTab()
  const ways = { memberId: undefined, isDemoAccount: false, isWaiting: false, demoTap: undefined }
  const page = <GamePage game={game} {...ways} openModes={[]} held={held} onPlay={() => {}} />
  const place = await mountPage({ world, tab, path: '/gameInfo', page })
  await vi.waitFor(() => expect(place.textContent).toContain('You are offline'), patient)
  expect(place.textContent?.includes(offer)).toBe(isOffered)
  expect(place.textContent?.includes('Everybody at this table')).toBe(game.engine === 'crash')
})

async function openPage(openModes: readonly PlayMode[] = []) {
  Object.assign(connection, { quality: 'online', isProven: true })
  const world = await createWorld()
  const tab = await world.openTab()
  const ways: string[] = []
  const around = {
    memberId: 'm1',
    isDemoAccount: false,
    isWaiting: false,
    demoTap: undefined,
    held: undefined,
  }
  const page = (
    <GamePage game={dice} {...around} openModes={openModes} onPlay={mode => void ways.push(mode)} />
  )
  const place = await mountPage({ world, tab, path: '/gameInfo', page })
  await pressable(place, /^Play$/)
  return { place, ways }
}

it('a line that goes while the page about a game is open adds nothing to it: its demo is the one of the device then', async () => {
  const { place, ways } = await openPage()
  await press(place, /^Demo$/)
  connection.quality = 'offline'
  await vi.waitFor(() => expect(isOff(button(place, /^Play$/))).toBe(true), patient)
  expect(place.textContent).not.toContain(offer)
  await press(place, /^Demo$/)
  connection.quality = 'online'
  await pressable(place, /^Play$/)
  await press(place, /^Demo$/)
  expect(ways).toEqual(['demo', 'offline', 'demo'])
})

it('a demo round that waits at the server is gone on with there alone', async () => {
  const { place } = await openPage(['demo'])
  connection.quality = 'offline'
  await vi.waitFor(() => expect(isOff(button(place, /^Continue the demo$/))).toBe(true), patient)
})
