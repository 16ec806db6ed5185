import * as memory from 'fake-indexeddb'
import { expect, onTestFinished, test } from 'vitest'
import { gameTypes } from '../../contract/lobby/games.ts'
import { Database } from '../../src/db/database.ts'
import type { GameRow } from '../../src/db/public-rows.ts'
import { createGameRows } from '../../src/features/lobby/game-rows.ts'
import { readGameIds } from '../../src/features/lobby/read-game-ids.ts'
import { readFilledTypes, readFront, readGames, readShelves } from '../../src/features/lobby/read-lobby.ts'
import {
  openCatalogueSearch,
  readCatalogueVersion,
} from '../../src/features/lobby/search/catalogue-search.ts'
import { readListSearch } from '../../src/features/lobby/search/list-search.ts'
import { readSearchText } from '../../src/features/lobby/search/search-text.ts'

function gameRow(place: number, change: Partial<GameRow> = {}): GameRow {
  return {
    language: 'pt',
    id: `g${place}`,
    api_code: `p${place % 3}`,
    provider: `Casa ${place % 3}`,
    name: `Jogo ${place}`,
    game_type: gameTypes[place % 4] ?? 'slots',
    tags: [],
    rtp: 95 + (place % 5),
    volatility: 'low',
    min_bet: 20n,
    max_bet: 20000n,
    demo: true,
    launch: 'original',
    engine: 'slots',
    theme: 'arara',
    art: '/art/arara.svg',
    popularity: place,
    released_at: `2026-01-${String(1 + (place % 28)).padStart(2, '0')}T00:00:00Z`,
    ...change,
  }
}

/** A device with so many games; the last in English, which no Portuguese list may show. */
async function deviceWith(count: number, change?: (place: number) => Partial<GameRow>) {
  const indexedDB = new memory.IDBFactory()
  const db = new Database('arara-lists', { indexedDB, IDBKeyRange: memory.IDBKeyRange })
  onTestFinished(() => db.close())
  const rows = Array.from({ length: count }, (_, place) => gameRow(place, change?.(place)))
  await db.games.bulkPut([...rows, gameRow(count, { language: 'en' })])
  let rowsRead = 0
  db.games.hook('reading', row => {
    rowsRead += 1
    return row
  })
  return { db, rowsRead: () => rowsRead }
}

const small = ['g1', 'g2', 'g3', 'g4', 'g5', 'g6']

test('the home reads a screenful of a catalogue of two thousand, not all of it', async () => {
  const { db, rowsRead } = await deviceWith(2000)
  const front = await readFront(db, 'pt')
  expect(front.popular.map(game => game.id).slice(0, 3)).toEqual(['g0', 'g1', 'g2'])
  expect(rowsRead()).toBeLessThanOrEqual(12)
  const shelves = await readShelves(db, 'pt')
  expect(shelves.byType.map(shelf => shelf.type)).toEqual(['slots', 'live', 'crash', 'fish'].sort(byLobby))
  expect(rowsRead()).toBeLessThanOrEqual(12 + 4 * 12)
})

function byLobby(left: string, right: string) {
  const order = ['slots', 'table', 'arcade', 'live', 'crash', 'fish']
  return order.indexOf(left) - order.indexOf(right)
}

test('the operator decides what is popular; games that left the catalogue are passed over', async () => {
  const { db } = await deviceWith(6)
  await db.namedLists.put({ list: 'popular', name: '', game_ids: ['g4', 'gone', 'g1'] })
  await db.namedLists.put({ list: 'promotion', name: '', game_ids: ['g4', 'gone', 'g1'] })
  expect((await readFront(db, 'pt')).popular.map(game => game.id)).toEqual(['g4', 'g1'])
  // Nobody chose: the server repeats the popular list, the home does not.
  expect((await readShelves(db, 'pt')).chosen).toEqual([])
})

test('a list by popularity reads no row at all', async () => {
  const { db, rowsRead } = await deviceWith(500)
  expect(await readGameIds(db, 'pt', {})).toHaveLength(500)
  expect(await readGameIds(db, 'pt', { type: 'live' })).toHaveLength(125)
  const both = await readGameIds(db, 'pt', { type: 'slots', provider: 'p1' })
  expect(both.slice(0, 3)).toEqual(['g4', 'g16', 'g28'])
  expect(rowsRead()).toBe(0)
})

test('lists are ordered as asked, the popular first among equals', async () => {
  const names = ['Zebra', 'água', 'Ábaco', 'banana', 'Cobra', 'Dado']
  const { db } = await deviceWith(6, place => ({ name: names[place] ?? '', rtp: 95 + (place % 2) }))
  expect(await readGameIds(db, 'pt', { sort: 'name' })).toEqual(['g2', 'g1', 'g3', 'g4', 'g5', 'g0'])
  expect(await readGameIds(db, 'pt', { sort: 'rtp' })).toEqual(['g1', 'g3', 'g5', 'g0', 'g2', 'g4'])
  expect((await readGameIds(db, 'pt', { sort: 'new' }))[0]).toBe('g5')
  expect(await readGameIds(db, 'pt', { sort: 'rtp', type: 'slots', provider: 'p1' })).toEqual(['g4'])
})

test('only types with a game count as filled', async () => {
  const { db } = await deviceWith(2)
  expect(await readFilledTypes(db, 'pt')).toEqual(new Set(['slots', 'live']))
})

test('the search is built once a catalogue, and again when the catalogue is another', async () => {
  const { db } = await deviceWith(1200, place => ({ name: place === 1199 ? 'Dragão' : `Jogo ${place}` }))
  const version = await readCatalogueVersion(db, 'pt')
  const index = await openCatalogueSearch(db, 'pt', version)
  expect(index.size).toBe(1200)
  expect(index.find('dragao').map(game => game.id)).toEqual(['g1199'])
  expect(await openCatalogueSearch(db, 'pt', version)).toBe(index)

  await db.games.put(gameRow(1200, { name: 'Dragão Azul' }))
  const state = { memberId: '', resource: 'games', language: 'pt', part: '', etag: null, olderCursor: null }
  await db.syncState.put({ ...state, version: '2', checkedAt: 1, walk: null })
  const newer = await openCatalogueSearch(db, 'pt', await readCatalogueVersion(db, 'pt'))
  expect(newer.find('dragao').map(game => game.id)).toEqual(['g1199', 'g1200'])
})

test('rows of a grid are read together, once, and again when the catalogue changes', async () => {
  const asked: string[][] = []
  const later: (() => void)[] = []
  const rows = createGameRows(
    async ids => {
      asked.push([...ids])
      return ids.map(id => gameRow(Number(id.slice(1)), { name: `read ${asked.length}` }))
    },
    run => later.push(run),
  )
  let reported = 0
  rows.subscribe(() => {
    reported += 1
  })
  for (const id of [...small, ...small]) rows.want(id)
  expect(later).toHaveLength(1)
  later[0]?.()
  await expect.poll(() => reported).toBe(1)
  expect(asked).toEqual([small])
  rows.want('g1')
  expect(later).toHaveLength(1)
  expect(rows.get('g1')?.name).toBe('read 1')

  rows.refresh()
  await expect.poll(() => rows.get('g1')?.name).toBe('read 2')
})

test('rows that were asked for and not found are read again when the catalogue changes', async () => {
  const { db } = await deviceWith(1)
  let reads = 0
  const rows = createGameRows(async ids => {
    const found = await readGames(db, 'pt', ids)
    reads += 1
    return found
  }, queueMicrotask)
  rows.want('g7')
  await expect.poll(() => reads).toBe(1)
  expect(rows.get('g7')).toBeUndefined()
  await db.games.put(gameRow(7))
  rows.refresh()
  await expect.poll(() => rows.get('g7')?.id).toBe('g7')
})

test('addresses are read as people, or strangers, write them', () => {
  expect(readListSearch({ type: 'live', provider: 7, sort: 'rtp', list: 'favourites' })).toEqual({
    type: 'live',
    provider: '7',
    sort: 'rtp',
    list: 'favourites',
  })
  expect(readListSearch({ type: 'x', provider: 'y'.repeat(65), sort: 1, list: {} })).toEqual({})
  expect(readSearchText({ q: 777 })).toEqual({ q: '777' })
  expect(readSearchText({ q: 'a'.repeat(500) }).q).toHaveLength(80)
  expect(readSearchText({ q: ['a'] })).toEqual({})
})
