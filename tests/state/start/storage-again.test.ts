import { Dexie } from 'dexie'
import * as memory from 'fake-indexeddb'
import { expect, onTestFinished, test } from 'vitest'
import { isFirstFind, recordLost, takeAside } from '../../../src/app/storage/storage-restarts.ts'
import { tryStorageAgain } from '../../../src/app/storage/try-storage-again.ts'
import { openAgain, openDatabase } from '../../../src/db/open-database.ts'
import { notifyUnblocked } from '../../../src/state/device/unblocked.ts'
import { newQueueEntry } from '../../../src/sync/queue/new-queue-entry.ts'
import { createMapStorage } from '../../support/map-storage.ts'
import { createFakeClock } from '../../sync/support/fake-clock.ts'

Dexie.dependencies.indexedDB ??= new memory.IDBFactory()
Dexie.dependencies.IDBKeyRange ??= memory.IDBKeyRange

const favourite = (key: string) => ({
  ...newQueueEntry(key, 0),
  ...{ memberId: 'ana', kind: 'favourite', subject: 'favourite:tiger', payload: { game_id: 'tiger' } },
  ...{ payloadVersion: 1, label: null },
})

/** An app that went on in memory beside a storage that refuses until the test lets it answer. */
async function inMemory() {
  const indexedDB = new memory.IDBFactory()
  const openIt = indexedDB.open.bind(indexedDB)
  const refuse = () => {
    throw new DOMException('The storage is not there.', 'DataError')
  }
  indexedDB.open = refuse
  const device = { name: 'arara', indexedDB, IDBKeyRange: memory.IDBKeyRange }
  const nobody = { onClosedByNewerTab: () => {}, onLost: () => {}, onUnblocked: () => {} }
  const opened = await openDatabase({ ...device, ...nobody, patienceMs: 30_000 })
  const clock = createFakeClock()
  const state = { restarts: 0, tries: 0, isBusy: false }
  tryStorageAgain({
    memory: opened.db,
    open: () => {
      state.tries += 1
      return openAgain(device)
    },
    after: clock.after,
    mayRestart: () => !state.isBusy,
    restart: () => {
      state.restarts += 1
    },
  })
  onTestFinished(() => opened.db.close())
  const mend = () => {
    indexedDB.open = openIt
  }
  const readAll = async () => {
    const db = await openAgain(device)
    onTestFinished(() => db?.close())
    return db?.queuedWrites.toArray()
  }
  const pass = async (ms: number) => {
    await expect.poll(() => clock.waits()).toEqual([30_000])
    clock.advance(ms)
  }
  return { ...opened, clock, state, mend, readAll, pass }
}

test('an app in memory tries the storage every 30 s, keeps the hearts pressed meanwhile, and starts anew with them', async () => {
  const { status, db, clock, state, mend, readAll, pass } = await inMemory()
  expect(status).toBe('unavailable')
  await db.queuedWrites.add(favourite('k1'))
  await pass(29_999)
  expect(state.tries).toBe(0)
  clock.advance(1)
  await pass(30_000)
  expect(state).toMatchObject({ tries: 2, restarts: 0 })
  mend()
  await pass(30_000)
  await expect.poll(() => state.restarts).toBe(1)
  expect(await readAll()).toMatchObject([{ key: 'k1', kind: 'favourite', payload: { game_id: 'tiger' } }])
})

test('an app in memory that is in the middle of something starts anew when that is over', async () => {
  const { clock, state, mend, pass } = await inMemory()
  mend()
  state.isBusy = true
  await pass(30_000)
  await expect.poll(() => clock.waits()).toEqual([30_000])
  expect(state.restarts).toBe(0)
  state.isBusy = false
  await pass(30_000)
  await expect.poll(() => state.restarts).toBe(1)
})

test('an app in memory looks at once when another tab lets go of the storage', async () => {
  const { state, mend } = await inMemory()
  mend()
  notifyUnblocked(() => expect.unreachable())
  await expect.poll(() => state.restarts).toBe(1)
})

test('a storage that breaks again within five minutes is done without for one start', () => {
  const notes = createMapStorage()
  recordLost(notes, 0)
  expect(takeAside(notes)).toBe(false)
  recordLost(notes, 60_000)
  expect([takeAside(notes), takeAside(notes)]).toEqual([true, false])
  recordLost(notes, 10 * 60_000)
  expect(takeAside(notes)).toBe(false)
})

test('a storage that is found is worth one restart in five minutes', () => {
  const notes = createMapStorage()
  expect([0, 30_000, 299_000, 301_000].map(now => isFirstFind(notes, now))).toEqual([
    true,
    false,
    false,
    true,
  ])
})
