import * as memory from 'fake-indexeddb'
import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '../../src/db/database.ts'
import { openDatabase } from '../../src/db/open-database.ts'
import { readLeftBehind } from '../../src/db/rebuild-database.ts'
import { earlierVersions } from './fixtures/earlier-versions.ts'
import { fillEarlier } from './fixtures/fill-earlier.ts'

function createDevice() {
  const indexedDB = new memory.IDBFactory()
  const open = async () => {
    const opened = await openDatabase({
      name: 'arara',
      indexedDB,
      IDBKeyRange: memory.IDBKeyRange,
      onClosedByNewerTab: () => {},
      onLost: () => {},
      onUnblocked: () => {},
      patienceMs: 30_000,
    })
    onTestFinished(() => opened.db.close())
    return opened
  }
  return { indexedDB, open }
}

const { put, getAll, add } = memory.IDBObjectStore.prototype

/** Makes requests of some tables fail for as long as `isFailing` answers so. */
function breakRequests(isFailing: (request: 'put' | 'getAll' | 'add', table: string) => string | undefined) {
  const look = (request: 'put' | 'getAll' | 'add', table: string) => {
    const name = isFailing(request, table)
    if (name !== undefined) throw new DOMException('The device says so', name)
  }
  Object.assign(memory.IDBObjectStore.prototype, {
    put(this: IDBObjectStore, ...given: Parameters<typeof put>) {
      look('put', this.name)
      return Reflect.apply(put, this, given)
    },
    add(this: IDBObjectStore, ...given: Parameters<typeof add>) {
      look('add', this.name)
      return Reflect.apply(add, this, given)
    },
    // A read fails by its request, not by a throw.
    getAll(this: IDBObjectStore, ...given: Parameters<typeof getAll>) {
      const request = Reflect.apply(getAll, this, given)
      if (isFailing('getAll', this.name) !== undefined) this.transaction.abort()
      return request
    },
  })
  onTestFinished(() => void Object.assign(memory.IDBObjectStore.prototype, { put, getAll, add }))
}

/** A database whose rows are there, and that never opens: the key of one of its tables is another one. */
async function breakDatabase(indexedDB: IDBFactory) {
  const earliest = earlierVersions[0]
  if (earliest === undefined) throw new Error('There are earlier versions')
  return fillEarlier(indexedDB, { ...earliest, stores: { ...earliest.stores, games: 'id' } })
}

/** Reading the queued writes fails for as long as it is so. */
const breakReadingWrites = (isSo: () => boolean) =>
  breakRequests((request, table) =>
    request === 'getAll' && table === 'queuedWrites' && isSo() ? 'UnknownError' : undefined,
  )

const favourite = { memberId: 'ana', game_id: 'tiger', created_at: '' }
const keysOf = async (db: Database) => (await db.queuedWrites.toArray()).map(({ key }) => key)

test('a fault that passes at once costs no row: the database is tried once more before it is made anew', async () => {
  const { open } = createDevice()
  const before = await open()
  await before.db.favourites.put(favourite)
  before.db.close()
  let faults = 1
  breakRequests((request, table) =>
    request === 'put' && table === 'syncState' && faults-- > 0 ? 'UnknownError' : undefined,
  )
  const { status, db } = await open()
  expect(faults).toBeLessThan(1)
  expect(status).toBe('ready')
  expect(await db.favourites.toArray()).toEqual([favourite])
})

test('queued writes that cannot be read for a moment are read again, and none is lost', async () => {
  const { indexedDB, open } = createDevice()
  const { writes } = await breakDatabase(indexedDB)
  let faults = 1
  breakReadingWrites(() => faults-- > 0)
  const { status, db } = await open()
  expect(status).toBe('ready')
  expect(await keysOf(db)).toEqual(writes.map(({ key }) => key))
})

test('queued writes that cannot be read are not deleted: a start that can read them finds them all', async () => {
  const { indexedDB, open } = createDevice()
  const { writes } = await breakDatabase(indexedDB)
  let isUnreadable = true
  breakReadingWrites(() => isUnreadable)
  expect(await open()).toMatchObject({ status: 'unavailable', reason: 'broken' })
  isUnreadable = false
  const { status, db } = await open()
  expect(status).toBe('ready')
  expect(await keysOf(db)).toEqual(writes.map(({ key }) => key))
})

test('a table that a second start cannot read either is given up, and it alone', async () => {
  const { indexedDB, open } = createDevice()
  const { openCall } = await breakDatabase(indexedDB)
  breakReadingWrites(() => true)
  expect(await open()).toMatchObject({ status: 'unavailable' })
  const { status, db } = await open()
  expect(status).toBe('ready')
  expect(await db.openCalls.toArray()).toEqual([openCall])
  expect(await db.queuedWrites.count()).toBe(0)
})

test('a device without room for what has to be kept aside deletes nothing, however often it starts', async () => {
  const { indexedDB, open } = createDevice()
  const { writes } = await breakDatabase(indexedDB)
  let isFull = true
  breakRequests((request, table) =>
    isFull && request === 'add' && table === 'rows' ? 'QuotaExceededError' : undefined,
  )
  for (const _ of [1, 2, 3]) expect(await open()).toMatchObject({ status: 'unavailable', reason: 'full' })
  isFull = false
  const { status, db } = await open()
  expect(status).toBe('ready')
  expect(await keysOf(db)).toEqual(writes.map(({ key }) => key))
})

test('an offline demo, the games played last and the words searched for are kept: they exist nowhere else', async () => {
  const { indexedDB, open } = createDevice()
  const before = await open()
  const purse = { memberId: 'ana', money: 123n, version: 4, changedAt: 5 }
  const played = { memberId: 'ana', game_id: 'tiger', playedAt: 6 }
  const searched = { memberId: 'ana', text: 'roleta', searchedAt: 7 }
  const round = { memberId: 'ana', id: 'r', game_id: 'mines', started_at: '', state: 'open', hidden: [3, 1] }
  await before.db.offlinePurses.put(purse)
  await before.db.table('offlineRounds').put(round)
  await before.db.recentGames.put(played)
  await before.db.searchHistory.put(searched)
  before.db.close()
  let isBroken = true
  const deleteDatabase = indexedDB.deleteDatabase.bind(indexedDB)
  indexedDB.deleteDatabase = name => {
    if (name === 'arara') isBroken = false
    return deleteDatabase(name)
  }
  breakRequests((request, table) =>
    isBroken && request === 'put' && table === 'syncState' ? 'UnknownError' : undefined,
  )
  const { status, db } = await open()
  expect({ status, isBroken }).toEqual({ status: 'ready', isBroken: false })
  expect(await db.offlinePurses.toArray()).toEqual([purse])
  expect(await db.table('offlineRounds').toArray()).toEqual([round])
  expect(await db.recentGames.toArray()).toEqual([played])
  expect(await db.searchHistory.toArray()).toEqual([searched])
})

test('what waits in a storage that does not open can be read for a file, of one member and of each change once', async () => {
  const { indexedDB, open } = createDevice()
  const { writes } = await breakDatabase(indexedDB)
  const place = { name: 'arara', indexedDB, patienceMs: 3_000 }
  const deleteDatabase = indexedDB.deleteDatabase.bind(indexedDB)
  indexedDB.deleteDatabase = () => {
    throw new DOMException('The device says so', 'UnknownError')
  }
  expect(await readLeftBehind({ ...place, name: 'nothing' }, 'ana')).toEqual([])
  // Now they lie in both: in the database, and aside of it.
  expect(await open()).toMatchObject({ status: 'unavailable' })
  const own = writes.filter(({ memberId }) => memberId === 'ana')
  expect(await readLeftBehind(place, 'ana')).toEqual(own)
  await new Promise<void>(resolve => {
    deleteDatabase('arara').onsuccess = () => resolve()
  })
  expect(await readLeftBehind(place, 'ana')).toEqual(own)
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['arara-kept'])
})
