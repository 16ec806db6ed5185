import { Dexie } from 'dexie'
import * as memory from 'fake-indexeddb'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type DatabaseSurroundings, openDatabase } from '../../src/db/open-database.ts'
import { bringHome } from '../../src/db/rebuild-database.ts'
import { openPayload, sealPayload } from '../../src/db/sealed-payload.ts'
import { earlierVersions } from './fixtures/earlier-versions.ts'
import { fillEarlier } from './fixtures/fill-earlier.ts'

function createDevice() {
  const reported: string[] = []
  const indexedDB = new memory.IDBFactory()
  const around: DatabaseSurroundings = {
    name: 'arara',
    indexedDB,
    IDBKeyRange: memory.IDBKeyRange,
    onClosedByNewerTab: () => reported.push('newer'),
    onLost: () => reported.push('lost'),
    onUnblocked: () => reported.push('unblocked'),
    patienceMs: 30_000,
  }
  const open = async (change: Partial<DatabaseSurroundings> = {}) => {
    const opened = await openDatabase({ ...around, ...change })
    onTestFinished(() => opened.db.close())
    return opened
  }
  return { indexedDB, reported, open }
}

/** As the browser does it: the connection ends, and the page hears of it. Its own types want the class instead of an instance. */
function forceClose(db: Dexie) {
  Reflect.apply(memory.forceCloseDatabase, undefined, [db.backendDB()])
}

const row = { memberId: 'ana', game_id: 'tiger', created_at: '' }
const names = async (indexedDB: IDBFactory) =>
  (await indexedDB.databases()).map(({ name }) => name).toSorted()

/** A database that cannot be upgraded: the key of one of its tables is another one. Its rows are all there. */
async function breakDatabase(indexedDB: IDBFactory) {
  const [earliest] = earlierVersions
  if (earliest === undefined) throw new Error('There are earlier versions')
  const stores = { ...earliest.stores, games: 'id' }
  return fillEarlier(indexedDB, { ...earliest, stores })
}

test('a database that cannot be upgraded is made anew with every queued write, sealed ones included, and nothing is left aside', async () => {
  const { indexedDB, open } = createDevice()
  const { writes, openCall } = await breakDatabase(indexedDB)
  const { status, db } = await open()
  expect(status).toBe('ready')
  expect(await db.queuedWrites.toArray()).toEqual(writes)
  expect(await db.openCalls.toArray()).toEqual([openCall])
  expect(await openPayload(db, writes[3]?.payload, crypto)).toEqual({ pix_key: '52998224725' })
  expect([await db.games.count(), await db.syncState.count()]).toEqual([0, 0])
  expect(await names(indexedDB)).toEqual(['arara'])
})

test('a tab that was killed between the old database and the new one loses nothing: the next start brings it home', async () => {
  const { indexedDB, open } = createDevice()
  const { writes } = await breakDatabase(indexedDB)
  const deleteDatabase = indexedDB.deleteDatabase.bind(indexedDB)
  indexedDB.deleteDatabase = name => {
    deleteDatabase(name)
    throw new Error('killed')
  }
  expect(await open()).toMatchObject({ status: 'unavailable', reason: 'broken' })
  indexedDB.deleteDatabase = deleteDatabase
  const { db } = await open()
  expect(await db.queuedWrites.count()).toBe(0)
  await bringHome(db, indexedDB)
  expect(await db.queuedWrites.toArray()).toEqual(writes)
  expect(await names(indexedDB)).toEqual(['arara'])
})

test('what was written meanwhile keeps its place: what comes home is numbered behind it, and never comes twice', async () => {
  const { indexedDB, open } = createDevice()
  const { writes } = await breakDatabase(indexedDB)
  const deleteDatabase = indexedDB.deleteDatabase.bind(indexedDB)
  indexedDB.deleteDatabase = name => {
    deleteDatabase(name)
    throw new Error('killed')
  }
  await open()
  indexedDB.deleteDatabase = deleteDatabase
  const { db } = await open()
  const [first] = writes
  if (first === undefined) throw new Error('There are writes')
  await db.queuedWrites.bulkPut([
    { ...first, key: 'newer' },
    { ...first, seq: 20 },
  ])
  await bringHome(db, indexedDB)
  const keys = (await db.queuedWrites.toArray()).map(({ seq, key }) => `${seq} ${key}`)
  expect(keys).toEqual(['3 newer', '4 k4', '5 k5', '7 k7', '9 k9', '20 k3'])
})

test('a database that cannot even be read is left alone at first, and given up when the next start cannot read it either', async () => {
  const { indexedDB, open } = createDevice()
  const { db } = await open()
  await db.favourites.put(row)
  db.close()
  const openIt = indexedDB.open.bind(indexedDB)
  const deleteDatabase = indexedDB.deleteDatabase.bind(indexedDB)
  let isCorrupt = true
  indexedDB.open = (name, version) => {
    if (isCorrupt && name === 'arara') throw new DOMException('Internal error', 'DataError')
    return openIt(name, version)
  }
  indexedDB.deleteDatabase = name => {
    if (name === 'arara') isCorrupt = false
    return deleteDatabase(name)
  }
  expect(await open()).toMatchObject({ status: 'unavailable', reason: 'broken' })
  expect(isCorrupt).toBe(true)
  const second = await open()
  expect(second.status).toBe('ready')
  expect(await second.db.favourites.count()).toBe(0)
})

test('once the connection that blocked an upgrade closes, the app is notified, and the next start finds rows and queued writes upgraded', async () => {
  const { indexedDB, reported, open } = createDevice()
  const [earliest] = earlierVersions
  if (earliest === undefined) throw new Error('There are earlier versions')
  const { writes } = await fillEarlier(indexedDB, earliest)
  const older = indexedDB.open('arara')
  await new Promise<void>(resolve => {
    older.onsuccess = () => resolve()
  })
  expect(await open({ patienceMs: 20 })).toMatchObject({ status: 'unavailable', reason: 'blocked' })
  expect(reported).toEqual([])
  older.result.close()
  await expect.poll(() => reported).toEqual(['unblocked'])
  const { status, db } = await open()
  expect(status).toBe('ready')
  expect(await db.queuedWrites.toArray()).toEqual(writes)
})

test('a database that is only slow to open does not make the app start anew: it would for ever', async () => {
  const { reported, open } = createDevice()
  // Nothing of the device's own database runs on these timers.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const opening = open()
  vi.advanceTimersByTime(30_000)
  expect(await opening).toMatchObject({ status: 'unavailable', reason: 'slow' })
  const { status, db } = await open()
  expect(status).toBe('ready')
  await db.favourites.put(row)
  expect(reported).toEqual([])
})

test('a connection that the browser closes in the middle is opened again, and nobody notices', async () => {
  const { reported, open } = createDevice()
  const { db } = await open()
  await db.favourites.put(row)
  forceClose(db)
  expect(await db.favourites.toArray()).toEqual([row])
  expect(reported).toEqual([])
})

test('a database that is deleted while it is open closes and tells, and does not come back empty under the tab', async () => {
  const { indexedDB, reported, open } = createDevice()
  const { db } = await open()
  await db.favourites.put(row)
  const deleting = indexedDB.deleteDatabase('arara')
  await new Promise<void>(resolve => {
    deleting.onsuccess = () => resolve()
  })
  expect(reported).toEqual(['lost'])
  await expect(db.favourites.count()).rejects.toThrow()
  expect(await names(indexedDB)).toEqual([])
})

test('a database that the browser cleared and closed is reported as lost once it had to be created again', async () => {
  const { indexedDB, reported, open } = createDevice()
  const { db } = await open()
  await db.favourites.put(row)
  const connection = db.backendDB()
  connection.onversionchange = () => connection.close()
  await new Promise<void>(resolve => {
    indexedDB.deleteDatabase('arara').onsuccess = () => resolve()
  })
  forceClose(db)
  expect(await db.favourites.count()).toBe(0)
  await expect.poll(() => reported).toEqual(['lost'])
})

test('a connection that the browser closes and refuses to open again is reported as lost, and the next start has every queued write', async () => {
  const { indexedDB, reported, open } = createDevice()
  const [earliest] = earlierVersions
  if (earliest === undefined) throw new Error('There are earlier versions')
  const { writes } = await fillEarlier(indexedDB, earliest)
  const { db } = await open()
  const openIt = indexedDB.open.bind(indexedDB)
  // What Chromium says while it clears the site: an error, and no connection.
  indexedDB.open = () => {
    throw new DOMException('The connection was closed.', 'AbortError')
  }
  forceClose(db)
  await expect(db.favourites.count()).rejects.toThrow()
  expect(reported).toEqual(['lost'])
  await expect(db.favourites.count()).rejects.toThrow()
  expect(reported).toEqual(['lost'])
  indexedDB.open = openIt
  const next = await open()
  expect(await next.db.queuedWrites.toArray()).toEqual(writes)
  expect(reported).toEqual(['lost'])
})

test('a tab that a newer one has closed stays closed: it never writes into a schema that it does not know', async () => {
  const { indexedDB, reported, open } = createDevice()
  const { db } = await open()
  const newer = new Dexie('arara', { indexedDB, IDBKeyRange: memory.IDBKeyRange })
  newer.version(9).stores({ ofTomorrow: 'id' })
  await newer.open()
  newer.close()
  expect(reported).toEqual(['newer'])
  await expect(db.favourites.put(row)).rejects.toThrow()
})

test('a device that is full at the start gives back old rows, and is ready', async () => {
  const { open } = createDevice()
  const before = await open()
  const answer = { memberId: 'ana', name: 'agency-statement' as const, language: '', answer: [] }
  await before.db.deviceMembers.put({
    ...{
      memberId: 'ana',
      epoch: 0,
      revision: 0,
      remembered: true,
      validUntil: 0,
      lastSeenAt: 0,
      lastSuccessAt: 0,
    },
  })
  await before.db.answers.bulkPut(Array.from({ length: 12 }, (_, at) => ({ ...answer, part: `${at}` })))
  const sealed = await sealPayload(before.db, 'kept', crypto)
  before.db.close()
  const { put } = memory.IDBObjectStore.prototype
  let isFull = true
  onTestFinished(() => {
    memory.IDBObjectStore.prototype.put = put
  })
  memory.IDBObjectStore.prototype.put = function (...given) {
    if (isFull && this.name === 'syncState') {
      isFull = false
      throw new DOMException('full', 'QuotaExceededError')
    }
    return put.apply(this, given)
  }
  const { status, db } = await open()
  expect(status).toBe('ready')
  expect(await db.answers.count()).toBe(10)
  expect(await openPayload(db, sealed, crypto)).toBe('kept')
})

test('a page that the browser keeps for the way back lets go of what it was writing: the next page waits for nothing', async () => {
  const { open } = createDevice()
  const page = new EventTarget()
  const { db } = await open({ page })
  const begun = Promise.withResolvers<void>()
  const stopped = db.transaction('rw', db.favourites, async () => {
    await db.favourites.put(row)
    begun.resolve()
    // As WebKit stops it: neither kept nor given up.
    await Dexie.waitFor(new Promise(() => undefined))
  })
  stopped.catch(() => undefined)
  await begun.promise
  page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }))
  const next = await open()
  await next.db.favourites.put({ ...row, game_id: 'lion' })
  expect((await next.db.favourites.toArray()).map(({ game_id }) => game_id)).toEqual(['lion'])
})
