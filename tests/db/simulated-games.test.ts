import * as memory from 'fake-indexeddb'
import { expect, onTestFinished, test } from 'vitest'
import { Database } from '../../src/db/database.ts'
import { readGameIds } from '../../src/features/lobby/read-game-ids.ts'
import { fillWithGames, takeOutGames } from '../../src/simulate/simulated-games.ts'

const naming = { language: 'pt', label: 'Simulado' }

async function openDevice() {
  const device = { indexedDB: new memory.IDBFactory(), IDBKeyRange: memory.IDBKeyRange }
  const db = new Database('arara', device)
  await db.open()
  onTestFinished(() => db.close())
  await fillWithGames(1, naming, device)
  const [own] = await db.games.toArray()
  await db.games.clear()
  if (own) await db.games.put({ ...own, id: 'mines', api_code: 'originals', name: 'Minas', popularity: 1 })
  await db.syncState.put({
    ...{ memberId: '', resource: 'games', language: 'pt', part: '' },
    ...{ etag: null, version: '7', checkedAt: 5, olderCursor: null, walk: null },
  })
  return { db, device }
}

test('ten thousand games lie behind those of the server, and each says that it is simulated', async () => {
  const { db, device } = await openDevice()
  await fillWithGames(10_000, naming, device)
  const ids = await readGameIds(db, 'pt', {})
  expect(ids).toHaveLength(10_001)
  expect(ids.slice(0, 2)).toEqual(['mines', 'simulated-00001'])
  const names = await db.games.filter(row => row.api_code === 'simulated').toArray()
  expect(names.every(row => row.name.startsWith('Simulado ') && !row.demo)).toBe(true)
})

test('taking them out leaves exactly what the server had sent, and what is known of its version', async () => {
  const { db, device } = await openDevice()
  const [before, state] = [await db.games.toArray(), await db.syncState.toArray()]
  await fillWithGames(50, naming, device)
  await takeOutGames(device)
  expect(await db.games.toArray()).toEqual(before)
  expect(await db.syncState.toArray()).toEqual(state)
})
