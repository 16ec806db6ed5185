import { databaseName } from '../../db/database-name.ts'
import { type DatabaseSurroundings, openDatabase } from '../../db/open-database.ts'
import { localStore } from '../../state/device/local-store.ts'

/** How long a start waits for another tab to let go of an older version of the database. */
const patienceMs = 3000

type Known = Pick<DatabaseSurroundings, 'onClosedByNewerTab' | 'onLost' | 'onUnblocked'>

/** Opens the local database; where the browser refuses one, the app goes on online only and says so. */
export async function openLocalDatabase(shown: Known, isSetAside: boolean) {
  const opened = await openDatabase({
    name: databaseName,
    indexedDB: globalThis.indexedDB,
    IDBKeyRange: globalThis.IDBKeyRange,
    ...shown,
    patienceMs,
    isSetAside,
    page: globalThis,
  })
  localStore.status = opened.status === 'ready' ? 'ready' : opened.reason
  return opened
}
