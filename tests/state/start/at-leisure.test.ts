// @vitest-environment happy-dom
import { Dexie } from 'dexie'
import * as memory from 'fake-indexeddb'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startIdleTasks } from '../../../src/app/start/idle-tasks.ts'
import { createTraffic } from '../../../src/app/start/traffic.ts'
import { makeRoom } from '../../../src/app/storage/watch-storage.ts'
import { Database } from '../../../src/db/database.ts'
import { localStore } from '../../../src/state/device/local-store.ts'
import { session } from '../../../src/state/member/session.ts'
import { createLocalLocks } from '../../../src/sync/live/local-locks.ts'
import { createFakeClock } from '../../sync/support/fake-clock.ts'
import { createTabHub } from '../../sync/support/tab-hub.ts'

Dexie.dependencies.indexedDB ??= new memory.IDBFactory()
Dexie.dependencies.IDBKeyRange ??= memory.IDBKeyRange

const left = {
  ...{ memberId: 'ana', kind: 'favourite', subject: 'tiger', payload: {}, payloadVersion: 1, label: null },
  ...{ key: 'k', state: 'waiting', attempts: 0, dueAt: 0, firstTriedAt: null, lastFailure: null },
  ...{ lastRefusal: null, createdAt: 0, seq: 1 },
}
const favourite = { memberId: 'ana', game_id: 'tiger', created_at: '' }
const state = { etag: null, checkedAt: 0, olderCursor: null, walk: null, part: '', memberId: '' }

/** What an earlier start had to leave aside of a database that it could not open (`rebuild-database.ts`). */
async function leaveBehind(indexedDB: IDBFactory) {
  const aside = new Dexie('arara-kept', { indexedDB, IDBKeyRange: memory.IDBKeyRange })
  aside.version(1).stores({ rows: '++' })
  await aside.table('rows').add({ table: 'queuedWrites', row: left })
  aside.close()
}

/** Waits until live queries have reported everything that was written until now. */
async function received(db: Database) {
  for (let turn = 0; turn < 10; turn += 1) {
    await db.syncState.toArray()
    await new Promise(resolve => setTimeout(resolve, 0))
  }
}

/** Nobody who looks at storage asks the server. */
const noCall = async (): Promise<never> => {
  throw new Error('asked the house')
}

/** A page whose part for later has come, on a device that says of its room and its promises what the test says. */
async function openPage({ usedBytes = 0, leftBehind = false } = {}) {
  const indexedDB = new memory.IDBFactory()
  vi.stubGlobal('indexedDB', indexedDB)
  const clock = createFakeClock()
  const device = { asked: 0, looks: 0, usedBytes }
  const storage = {
    persisted: async () => false,
    persist: async () => {
      device.asked += 1
      return false
    },
    estimate: async () => {
      device.looks += 1
      return { usage: device.usedBytes, quota: 1_000_000_000 }
    },
  }
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true })
  localStorage.clear()
  const db = new Database('arara', { indexedDB, IDBKeyRange: memory.IDBKeyRange })
  await db.open()
  if (leftBehind) await leaveBehind(indexedDB)
  session.now = { status: 'guest' }
  localStore.room = 'unknown'
  onTestFinished(() => {
    session.now = { status: 'starting' }
    localStore.room = 'unknown'
    Reflect.deleteProperty(navigator, 'storage')
    vi.unstubAllGlobals()
    db.close()
  })
  startIdleTasks({
    opened: { status: 'ready', db },
    api: { isOnline: () => false, call: noCall, send: noCall },
    ...{ local: localStorage, ofTab: sessionStorage, busy: { isHeld: () => false }, reload: () => {} },
    sync: { pull: async () => ({ kind: 'fresh' }) },
    tabs: { locks: createLocalLocks(), clock, channel: createTabHub().join() },
    traffic: createTraffic(fetch),
  })
  await vi.waitFor(() => expect(localStore.room).not.toBe('unknown'))
  return { db, device, indexedDB, clock }
}

test('the browser is asked to keep what is here when somebody signs in and at the first heart, and a guest’s visit asks nothing', async () => {
  const { db, device } = await openPage()
  expect(device.asked).toBe(0)
  session.now = { status: 'remembered', memberId: 'ana' }
  await db.favourites.count()
  expect(device.asked).toBe(0)
  session.now = { status: 'member', memberId: 'ana' }
  await vi.waitFor(() => expect(device.asked).toBe(1))
  await db.favourites.put(favourite)
  await vi.waitFor(() => expect(device.asked).toBe(2))
})

test('what an earlier start had to leave aside comes home', async () => {
  const { db, indexedDB } = await openPage({ leftBehind: true })
  await vi.waitFor(async () => expect(await db.queuedWrites.count()).toBe(1))
  await vi.waitFor(async () =>
    expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['arara']),
  )
})

test('a device that is nearly full is known as such, and one that has room as well', async () => {
  await openPage({ usedBytes: 990_000_000 })
  expect(localStore.room).toBe('tight')
  await openPage({ usedBytes: 10_000_000 })
  expect(localStore.room).toBe('enough')
})

test('a catalogue that came is a reason to look at the room again, ten minutes after the last look; one that was only confirmed is none', async () => {
  const { db, device, clock } = await openPage()
  const looksAfter = async (version: string, checkedAt: number) => {
    await db.syncState.put({ ...state, resource: 'games', language: 'pt', version, checkedAt })
    await received(db)
    clock.advance(10 * 60_000)
    await received(db)
    return device.looks
  }
  expect(await looksAfter('1', 1)).toBe(2)
  expect(await looksAfter('1', 2)).toBe(2)
  expect(await looksAfter('2', 3)).toBe(3)
})

test('after a write that did not fit, the room is looked at again: the member is shown the present state, not an earlier one', async () => {
  const { db, device, clock } = await openPage()
  clock.advance(10 * 60_000)
  await makeRoom({ db, readLanguage: () => 'pt', now: clock.now })
  await vi.waitFor(() => expect(device.looks).toBe(2))
  await vi.waitFor(() => expect(localStore.room).toBe('enough'))
})
