import type { Database } from '../../db/database.ts'
import { isTight, readRoom } from '../../db/storage-room.ts'
import { trimDatabase } from '../../db/trim-database.ts'
import { localStore } from '../../state/device/local-store.ts'

type Parts = {
  db: Database
  storage: Pick<StorageManager, 'estimate'> | undefined
  readLanguage: () => string
  now: () => number
}

/** Looks how much room there is and gives back what is beyond the bounds, more of it where the device is nearly full. Answers which it is. */
export async function lookAfterStorage({ db, storage, readLanguage, now }: Parts) {
  const before = isTight(await readRoom(storage))
  const removed = await trimDatabase(db, { now: now(), language: readLanguage(), isTight: before })
  if (before) localStore.removedRows += removed
  localStore.room = before ? 'tight' : 'enough'
  return localStore.room
}

/** A write did not fit: everything that can be pulled again gives way to it. */
export async function makeRoom({ db, readLanguage, now }: Omit<Parts, 'storage'>): Promise<void> {
  localStore.room = 'tight'
  localStore.removedRows += await trimDatabase(db, { now: now(), language: readLanguage(), isTight: true })
}
