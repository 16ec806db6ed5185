import * as memory from 'fake-indexeddb'
import { expect, onTestFinished, test } from 'vitest'
import { Database } from '../../src/db/database.ts'
import { createDeviceNotes } from '../../src/db/device-notes.ts'
import { rowsOf } from '../../src/db/rows-of.ts'
import { trimDatabase } from '../../src/db/trim-database.ts'

const day = 86_400_000
const now = 100 * day

async function openDb() {
  const db = new Database('arara', { indexedDB: new memory.IDBFactory(), IDBKeyRange: memory.IDBKeyRange })
  await db.open()
  onTestFinished(() => db.close())
  const member = { epoch: 0, revision: 0, remembered: true, validUntil: 0, lastSeenAt: 0, lastSuccessAt: 0 }
  await db.deviceMembers.put({ memberId: 'ana', ...member })
  return db
}

function notification(memberId: string, at: number) {
  const created_at = new Date(at * 1000).toISOString()
  return { memberId, id: `n${at}`, kind: 'paid', details: {}, link: null, created_at, read_at: null }
}

function state(memberId: string, resource: string, language: string, checkedAt: number) {
  return {
    memberId,
    resource,
    language,
    part: '',
    etag: null,
    version: '1',
    checkedAt,
    olderCursor: 'c',
    walk: null,
  }
}

test('records keep their newest 300 rows, and what was cut is pulled again when asked for', async () => {
  const db = await openDb()
  await db.notifications.bulkPut(Array.from({ length: 310 }, (_, at) => notification('ana', at)))
  await db.syncState.put(state('ana', 'notifications', '', now))
  await trimDatabase(db, now, 'pt')
  const kept = await rowsOf(db.notifications, 'ana', '[memberId+created_at]').toArray()
  expect([kept.length, kept[0]?.id]).toEqual([300, 'n10'])
  expect(await db.syncState.get(['ana', 'notifications', '', ''])).toMatchObject({
    version: null,
    checkedAt: 0,
  })
})

test('a record within its bound is left as it is', async () => {
  const db = await openDb()
  await db.notifications.bulkPut(Array.from({ length: 300 }, (_, at) => notification('ana', at)))
  await db.syncState.put(state('ana', 'notifications', '', now))
  await trimDatabase(db, now, 'pt')
  expect(await db.syncState.get(['ana', 'notifications', '', ''])).toMatchObject({ version: '1' })
})

test('unsent writes and open calls are never trimmed', async () => {
  const db = await openDb()
  const call = {
    key: 'k',
    memberId: 'ana',
    call: 'recharge',
    amount: 1n,
    state: 'unknown',
    sentAt: 0,
  } as const
  await db.openCalls.put(call)
  await trimDatabase(db, now, 'pt')
  expect(await db.openCalls.toArray()).toEqual([call])
})

test('catalogues of languages left for thirty days go, together with what is known of them', async () => {
  const db = await openDb()
  await db.syncState.bulkPut([
    state('', 'games', 'pt', 0),
    state('', 'games', 'en', now - 31 * day),
    state('', 'games', 'zh_cn', now - 29 * day),
  ])
  await trimDatabase(db, now, 'pt')
  expect((await db.syncState.toArray()).map(row => row.language)).toEqual(['pt', 'zh_cn'])
})

test('games played and searches made are remembered per member, newest last, and searches are bounded', async () => {
  const db = await openDb()
  let time = 0
  const notes = createDeviceNotes(db, () => ++time)
  await notes.notePlayed('ana', 'tiger')
  await notes.notePlayed('ana', 'mines')
  await notes.notePlayed('ana', 'tiger')
  await notes.notePlayed('', 'dice')
  for (let search = 0; search < 25; search += 1) await notes.noteSearched('ana', `tiger ${search}`)
  await trimDatabase(db, now, 'pt')
  const played = await rowsOf(db.recentGames, 'ana', '[memberId+playedAt]').toArray()
  expect(played.map(row => row.game_id)).toEqual(['mines', 'tiger'])
  expect(await rowsOf(db.searchHistory, 'ana').count()).toBe(20)
  await notes.clearSearches('ana')
  expect(await rowsOf(db.searchHistory, 'ana').count()).toBe(0)
})
