import { Dexie, liveQuery } from 'dexie'
import * as memory from 'fake-indexeddb'
import { expect, onTestFinished, test, vi } from 'vitest'
import { isDatabaseClosed } from '../../src/db/is-database-closed.ts'
import { openDatabase } from '../../src/db/open-database.ts'
import { isConnectionBroken } from '../../src/db/reopen-when-broken.ts'

Dexie.dependencies.indexedDB ??= new memory.IDBFactory()
Dexie.dependencies.IDBKeyRange ??= memory.IDBKeyRange

const row = { memberId: 'ana', game_id: 'tiger', created_at: '' }

/** As WebKit says it after its storage process died. */
const serverLost = () => new DOMException('Connection to Indexed Database server lost.', 'UnknownError')
const closing = () => new DOMException('The database connection is closing.', 'InvalidStateError')

/** The methods of object stores by which Dexie reads and writes rows. */
const methods = ['get', 'getAll', 'openCursor', 'add', 'put', 'delete', 'count'] as const

/** A device whose connections, opened until now, answer every call with that error until new ones are opened. */
async function openOnDevice({ error = serverLost, lasts = false } = {}) {
  const reported: string[] = []
  const indexedDB = new memory.IDBFactory()
  const opened = await openDatabase({
    name: 'arara',
    indexedDB,
    IDBKeyRange: memory.IDBKeyRange,
    onClosedByNewerTab: () => reported.push('newer'),
    onLost: () => reported.push('lost'),
    onUnblocked: () => reported.push('unblocked'),
    patienceMs: 30_000,
  })
  let broken: unknown
  for (const name of methods) {
    const before = memory.IDBObjectStore.prototype[name]
    const define = (value: unknown) =>
      Object.defineProperty(memory.IDBObjectStore.prototype, name, {
        ...{ configurable: true, writable: true, value },
      })
    define(function (this: IDBObjectStore, ...given: unknown[]) {
      if (broken !== undefined && (lasts || this.transaction.db === broken)) throw error()
      return Reflect.apply(before, this, given)
    })
    onTestFinished(() => void define(before))
  }
  onTestFinished(() => opened.db.close())
  const breakIt = () => {
    broken = opened.db.backendDB()
  }
  return { ...opened, reported, breakIt }
}

for (const error of [serverLost, closing])
  test(`a write that meets ${error().name} on an open connection is kept on a new one`, async () => {
    const { db, reported, breakIt } = await openOnDevice({ error })
    breakIt()
    await db.favourites.put(row)
    expect(await db.favourites.toArray()).toEqual([row])
    expect(reported).toEqual([])
  })

test('a whole transaction runs again on the new connection, and nothing of it counts twice', async () => {
  const { db, reported, breakIt } = await openOnDevice()
  await db.favourites.put(row)
  breakIt()
  let runs = 0
  await db.transaction('rw', db.favourites, db.syncState, async () => {
    runs += 1
    const count = await db.favourites.count()
    await db.favourites.put({ ...row, game_id: `after ${count}` })
  })
  expect(runs).toBe(2)
  expect((await db.favourites.toArray()).map(({ game_id }) => game_id)).toEqual(['after 1', 'tiger'])
  expect(reported).toEqual([])
})

test('a live query reads on over the new connection and still hears of changes', async () => {
  const { db, breakIt } = await openOnDevice()
  await db.favourites.put(row)
  breakIt()
  const counts: number[] = []
  const failures: unknown[] = []
  const live = liveQuery(() => db.favourites.toCollection().count()).subscribe({
    next: count => counts.push(count),
    error: failure => failures.push(failure),
  })
  onTestFinished(() => live.unsubscribe())
  await expect.poll(() => counts).toEqual([1])
  await db.favourites.put({ ...row, game_id: 'lion' })
  await expect.poll(() => counts).toEqual([1, 2])
  expect(failures).toEqual([])
})

test('many calls that fail at once share one new connection', async () => {
  const { db, reported, breakIt } = await openOnDevice()
  breakIt()
  const ids = Array.from({ length: 12 }, (_, at) => `game ${at}`)
  await Promise.all(ids.map(game_id => db.favourites.put({ ...row, game_id })))
  expect(await db.favourites.count()).toBe(12)
  expect(reported).toEqual([])
})

test('a connection that stays broken after it was opened anew is reported once, and its calls fail in a known way', async () => {
  const { db, reported, breakIt } = await openOnDevice({ lasts: true })
  breakIt()
  const failure: unknown = await db.favourites.put(row).catch((error: unknown) => error)
  expect([isConnectionBroken(failure), isDatabaseClosed(failure)]).toEqual([true, true])
  expect(reported).toEqual(['lost'])
})

test('the reads of a storage that is lost leave the page as it is until the app starts again, and fail when it does not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { db, reported, breakIt } = await openOnDevice({ lasts: true })
  breakIt()
  const outcomes: string[] = []
  const note = (error: unknown) => outcomes.push(isConnectionBroken(error) ? 'broken' : String(error))
  const live = liveQuery(() => db.favourites.toArray()).subscribe({ error: note })
  onTestFinished(() => live.unsubscribe())
  db.transaction('r', db.favourites, () => db.favourites.count()).catch(note)
  await vi.advanceTimersByTimeAsync(9_000)
  expect([reported, outcomes]).toEqual([['lost'], []])
  await vi.advanceTimersByTimeAsync(3_000)
  expect([reported, outcomes]).toEqual([['lost'], ['broken', 'broken']])
})

test('a fault of the rows themselves is not tried again', async () => {
  const { db, reported } = await openOnDevice()
  await db.favourites.add(row)
  const failure: unknown = await db.favourites.add(row).catch((error: unknown) => error)
  expect([isConnectionBroken(failure), failure]).toMatchObject([false, { name: 'ConstraintError' }])
  expect(reported).toEqual([])
})
