// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GameRow } from '../../../src/db/public-rows.ts'
import { loadGames } from '../../../src/features/lobby/load-games.ts'
import { ScreenGames } from '../../../src/features/lobby/screen-games.tsx'
import { recordOutcome } from '../../../src/state/connection.ts'
import { preferences } from '../../../src/state/device/preferences.ts'
import { resetConnection } from '../../support/reset-connection.ts'
import { openMemberTab } from '../member-tab.ts'
import { mountPage } from '../mount-page.tsx'

// Everything a member has seen opens offline with its age … What was never loaded says so and offers to fetch it.

const memberId = 'm1'
const minuteMs = 60_000

beforeEach(() => {
  preferences.language = 'en'
  // Nothing is laid out here: without a width the list shows no tile.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(328)
})
afterEach(() => {
  vi.restoreAllMocks()
  preferences.language = 'pt'
  resetConnection()
})

const gameRow = (id: string): GameRow => ({
  ...{ language: 'en', id, api_code: 'arara', provider: 'Arara', name: `Jogo ${id}` },
  ...{ game_type: 'slots', tags: [], rtp: 96, volatility: 'low', min_bet: 20n, max_bet: 20000n, demo: true },
  ...{ launch: 'original', engine: 'slots', theme: 'arara', art: '/art/arara.svg', popularity: 1 },
  released_at: '2026-01-01T00:00:00Z',
})

type Device = {
  favourites?: readonly string[]
  games?: readonly string[]
  /** Of the catalogue: `walk` is where its next page begins. */
  catalogue?: { version: string | null; walk?: string }
  /** How long ago the server sent each of the two. */
  reportedMinutesAgo?: { favourites?: number; catalogue?: number }
  /** What becomes of asking for the hearts; without it that does not end. */
  outcome?: 'applied' | 'not-loaded'
}

/** The list of favourites as it opens on such a device. */
async function visit({ favourites = [], games = [], catalogue, reportedMinutesAgo = {}, outcome }: Device) {
  const { world, tab } = await openMemberTab(memberId)
  const note = (resource: string, whose: object, minutesAgo: number | undefined, more: object) =>
    tab.db.table('syncState').put({
      ...{ memberId: '', resource, language: '', part: '', etag: null, olderCursor: null, ...whose },
      checkedAt: minutesAgo === undefined ? 0 : world.clock.now() - minutesAgo * minuteMs,
      ...{ version: null, walk: null, ...more },
    })
  const recordCatalogue = ({ version, walk }: NonNullable<Device['catalogue']>) =>
    note('games', { language: 'en' }, reportedMinutesAgo.catalogue, {
      version,
      walk: walk === undefined ? null : { cursor: walk, version: 'next', isFull: true, seen: [] },
    })
  const recordFavourites = () =>
    note('favourites', { memberId }, reportedMinutesAgo.favourites ?? 0, { version: '1' })
  const putGames = (...ids: readonly string[]) => tab.db.games.bulkPut(ids.map(gameRow))
  await putGames(...games)
  await tab.db.favourites.bulkPut(
    favourites.map((game_id, nth) => ({ memberId, game_id, created_at: `2026-11-2${nth}T15:00:00Z` })),
  )
  if (catalogue) await recordCatalogue(catalogue)
  if (reportedMinutesAgo.favourites !== undefined) await recordFavourites()
  const pull = (id: string) => {
    if (id !== 'favourites') return Promise.resolve({ kind: 'fresh' as const })
    return outcome === undefined ? new Promise<never>(() => undefined) : Promise.resolve({ kind: outcome })
  }
  const search = { list: 'favourites' } as const
  const sync = { pull, watch: () => () => undefined }
  const initial = await loadGames({ db: tab.db, sync: { ...tab.sync, ...sync } }, search)
  const page = <ScreenGames search={search} initial={initial} onSearch={() => undefined} />
  const place = await mountPage({ world, tab, path: '/game', page, sync })
  const tiles = () => {
    const list = place.querySelector('ul[aria-label="Your favourites"]')
    const tiles = [...(list?.querySelectorAll('li') ?? [])]
    return tiles.map(tile => tile.querySelector('a span span')?.textContent)
  }
  return { place, tab, tiles, putGames, recordCatalogue, recordFavourites }
}

test('a heart whose game left the catalogue has no place in the list; it shows again when the game is back', async () => {
  const { place, tab, tiles, putGames, recordCatalogue } = await visit({
    favourites: ['Gone', 'One', 'Two'],
    games: ['One', 'Two'],
    catalogue: { version: 'v1' },
    reportedMinutesAgo: { favourites: 0, catalogue: 0 },
  })
  await vi.waitFor(() => expect(tiles()).toEqual(['Jogo Two', 'Jogo One']))
  expect(place.textContent).toContain('2 games')

  await tab.db.games.delete(['en', 'One'])
  await recordCatalogue({ version: 'v2' })
  await vi.waitFor(() => expect(tiles()).toEqual(['Jogo Two']))
  expect(place.textContent).toContain('1 game')
  expect(await tab.db.favourites.count()).toBe(3)

  await putGames('Gone')
  await recordCatalogue({ version: 'v3' })
  await vi.waitFor(() => expect(tiles()).toEqual(['Jogo Two', 'Jogo Gone']))
  expect(place.textContent).toContain('2 games')
})

test('while the catalogue travels its games keep their places, uncounted, and come with their page', async () => {
  const { place, tiles, putGames, recordCatalogue } = await visit({
    favourites: ['Gone', 'Far', 'One'],
    games: ['One'],
    catalogue: { version: null, walk: 'page 2' },
    reportedMinutesAgo: { favourites: 0 },
  })
  await vi.waitFor(() => expect(tiles()).toEqual(['Jogo One', undefined, undefined]))
  expect(place.textContent).not.toMatch(/\d games/)

  await putGames('Far')
  await recordCatalogue({ version: null, walk: 'page 3' })
  await vi.waitFor(() => expect(tiles()).toEqual(['Jogo One', 'Jogo Far', undefined]))

  await recordCatalogue({ version: 'v1' })
  await vi.waitFor(() => expect(tiles()).toEqual(['Jogo One', 'Jogo Far']))
  expect(place.textContent).toContain('2 games')
})

test('while the server is asked for hearts that it never sent, nobody hears that there are none', async () => {
  const { place, recordFavourites } = await visit({ catalogue: { version: 'v1' } })
  await vi.waitFor(() => expect(place.querySelector('[aria-busy=true] .skeleton')).not.toBeNull())
  expect(place.textContent).not.toContain('No favourites yet')
  await recordFavourites()
  await vi.waitFor(() => expect(place.textContent).toContain('No favourites yet'))
})

test('favourites that arrive take the place of their skeleton, never after a message that there are none', async () => {
  const { place, tab, tiles, recordFavourites } = await visit({
    games: ['One'],
    catalogue: { version: 'v1' },
  })
  await vi.waitFor(() => expect(place.querySelector('[aria-busy=true] .skeleton')).not.toBeNull())
  const said = new Set<string>()
  const observer = new MutationObserver(() => said.add(place.textContent))
  observer.observe(place, { subtree: true, childList: true, characterData: true })
  await tab.db.transaction('rw', [tab.db.favourites, tab.db.syncState], async () => {
    await tab.db.favourites.put({ memberId, game_id: 'One', created_at: '2026-11-20T15:00:00Z' })
    await recordFavourites()
  })
  await vi.waitFor(() => expect(tiles()).toEqual(['Jogo One']))
  observer.disconnect()
  expect([...said].filter(words => words.includes('No favourites yet'))).toEqual([])
})

test('hearts that the server never sent and that could not be had are offered to be fetched', async () => {
  const { place } = await visit({ catalogue: { version: 'v1' }, outcome: 'not-loaded' })
  await vi.waitFor(() => expect(place.textContent).toContain('Your favourites could not be loaded'))
  expect(place.textContent).toContain('Nothing is lost')
  expect(place.textContent).not.toContain('No favourites yet')
})

test('the same without a network: they are not on this device yet', async () => {
  recordOutcome({ kind: 'disconnected' }, 0)
  const { place } = await visit({ catalogue: { version: 'v1' }, outcome: 'not-loaded' })
  await vi.waitFor(() => expect(place.textContent).toContain('Not on this device yet'))
  expect(place.textContent).toContain('Fetch it now')
  expect(place.textContent).not.toContain('No favourites yet')
})

test.each([
  { favourites: 9, catalogue: 4 },
  { favourites: 4, catalogue: 9 },
])(
  'the page is as old as the older of hearts and catalogue: $favourites and $catalogue minutes',
  async reportedMinutesAgo => {
    recordOutcome({ kind: 'disconnected' }, 0)
    const { place } = await visit({
      ...{ favourites: ['One'], games: ['One'], catalogue: { version: 'v1' }, reportedMinutesAgo },
      outcome: 'not-loaded',
    })
    await vi.waitFor(() => expect(place.textContent).toContain('updated 9 min ago'))
  },
)
