import { Dexie } from 'dexie'
import * as memory from 'fake-indexeddb'
import { expect, onTestFinished, test } from 'vitest'
import { type DatabaseSurroundings, openDatabase } from '../../src/db/open-database.ts'
import { schemaVersion1, schemaVersion2, schemaVersion3 } from '../../src/db/schema.ts'
import { tableNames } from '../../src/features/operations/diagnostics/table-names.ts'

function surroundings(change: Partial<DatabaseSurroundings> = {}): DatabaseSurroundings {
  return {
    name: 'arara',
    indexedDB: new memory.IDBFactory(),
    IDBKeyRange: memory.IDBKeyRange,
    onClosedByNewerTab: () => {},
    onLost: () => {},
    onUnblocked: () => {},
    // On a busy machine opening takes its time: only the tests about patience have little of it.
    patienceMs: 30_000,
    ...change,
  }
}

async function open(change: Partial<DatabaseSurroundings> = {}) {
  const opened = await openDatabase(surroundings(change))
  onTestFinished(() => opened.db.close())
  return opened
}

const row = { memberId: 'ana', game_id: 'tiger', created_at: '' }

test('a device that keeps what it is given is ready, and the probe leaves nothing behind', async () => {
  const opened = await open()
  expect(opened.status).toBe('ready')
  expect(await opened.db.syncState.count()).toBe(0)
})

test('without IndexedDB the app goes on in memory, and says so', async () => {
  const opened = await open({ indexedDB: undefined })
  expect(opened).toMatchObject({ status: 'unavailable', reason: 'missing' })
  await opened.db.favourites.put(row)
  expect(await opened.db.favourites.toArray()).toEqual([row])
})

test('a database that opens and then refuses every write is not taken for ready', async () => {
  const indexedDB = new memory.IDBFactory()
  const put = memory.IDBObjectStore.prototype.put
  onTestFinished(() => {
    memory.IDBObjectStore.prototype.put = put
  })
  memory.IDBObjectStore.prototype.put = () => {
    throw new DOMException('The disk is full', 'QuotaExceededError')
  }
  expect(await open({ indexedDB })).toMatchObject({ status: 'unavailable', reason: 'full' })
})

test('an app older than its database leaves the newer tables and their rows alone', async () => {
  const indexedDB = new memory.IDBFactory()
  const openNewer = async () => {
    const newer = new Dexie('arara', { indexedDB, IDBKeyRange: memory.IDBKeyRange })
    newer.version(9).stores({ ...schemaVersion1, ...schemaVersion2, ofTomorrow: 'id' })
    await newer.open()
    return newer
  }
  const before = await openNewer()
  await before.table('ofTomorrow').put({ id: 'kept' })
  before.close()

  const opened = await open({ indexedDB })
  await opened.db.favourites.put(row)
  opened.db.close()

  const after = await openNewer()
  expect(await after.table('ofTomorrow').toArray()).toEqual([{ id: 'kept' }])
  expect(await after.table('favourites').toArray()).toEqual([row])
  after.close()
})

test('when a newer tab upgrades the schema the older one closes and tells', async () => {
  const indexedDB = new memory.IDBFactory()
  const reported: string[] = []
  const opened = await open({ indexedDB, onClosedByNewerTab: () => reported.push('reload') })
  const newer = new Dexie('arara', { indexedDB, IDBKeyRange: memory.IDBKeyRange })
  newer.version(9).stores({ ofTomorrow: 'id' })
  await newer.open()
  newer.close()
  expect(reported).toEqual(['reload'])
  expect(opened.db.isOpen()).toBe(false)
})

test('an older tab that does not let go is waited for no longer than the patience', async () => {
  const indexedDB = new memory.IDBFactory()
  const older = indexedDB.open('arara', 1)
  await new Promise<void>(resolve => {
    older.onsuccess = () => resolve()
  })
  const opened = await open({ indexedDB, patienceMs: 20 })
  expect(opened).toMatchObject({ status: 'unavailable', reason: 'blocked' })
  older.result.close()
})

test('amounts stay centavos in the rows', async () => {
  const { db } = await open()
  const balance = { memberId: 'ana', money: 150_000n, bonus: 1n, wallet_version: 1, asOf: 0, rest: null }
  await db.balances.put(balance)
  expect(await db.balances.get('ana')).toEqual(balance)
})

test('a snapshot reads several tables as they are at one moment', async () => {
  const { db } = await open()
  let writing: PromiseLike<unknown> | undefined
  const counts = await db.snapshot(['favourites', 'queuedWrites'], async () => {
    const first = await db.favourites.count()
    writing = Dexie.ignoreTransaction(() => db.favourites.put(row))
    return [first, await db.favourites.count()]
  })
  expect(counts).toEqual([0, 0])
  await writing
  expect(await db.favourites.count()).toBe(1)
})

test('fees and groups that version 3 kept as pages are let go with what was known of them', async () => {
  const indexedDB = new memory.IDBFactory()
  const old = new Dexie('arara', { indexedDB, IDBKeyRange: memory.IDBKeyRange })
  old.version(3).stores({ ...schemaVersion1, ...schemaVersion2, ...schemaVersion3 })
  await old.open()
  const place = { memberId: 'ana', language: '', part: '' }
  for (const name of ['order-fees', 'order-associations', 'order-chart']) {
    await old.table('answers').put({ ...place, name, answer: [] })
    await old.table('syncState').put({ ...place, resource: name })
  }
  old.close()

  const { db } = await open({ indexedDB })
  expect((await db.answers.toArray()).map(({ name }) => name)).toEqual(['order-chart'])
  expect((await db.syncState.toArray()).map(({ resource }) => resource)).toEqual(['order-chart'])
})

test('the page of diagnostics counts every table but the keys', async () => {
  const { db } = await open()
  expect(db.tables.map(({ name }) => name).toSorted()).toEqual([...tableNames, 'keys'].toSorted())
})
