import { Dexie } from 'dexie'
import { Database, type DeclaredVersions } from './database.ts'
import { giveUpWhenLeft, type LeftPage } from './give-up-when-left.ts'
import { isStorageFull } from './is-storage-full.ts'
import { reopenWhenBroken } from './reopen-when-broken.ts'
import { BlockedTooLong, OpensSlowly, withTimeout } from './with-timeout.ts'

export interface DatabaseSurroundings {
  readonly name: string
  readonly indexedDB: IDBFactory | undefined
  readonly IDBKeyRange: typeof globalThis.IDBKeyRange | undefined
  /** A newer tab upgrades the schema: this one has closed its connection and should offer to reload. */
  readonly onClosedByNewerTab: () => void
  /** What was on the device was deleted under this tab, or cannot be reached any more: it is closed, or empty, and the app should start anew. */
  readonly onLost: () => void
  /** What kept the database from opening has let go: an app that went on in memory finds it when it starts anew. */
  readonly onUnblocked: () => void
  /** How long a start may wait for another tab to let go of an older version. */
  readonly patienceMs: number
  /** The page whose tab this is. */
  readonly page?: LeftPage
  /** It opened and served nothing, twice: this start goes on in memory. */
  readonly isSetAside?: boolean
}

/** `blocked`: by another tab; `slow`: by nobody that is known of. Either may be opened by the next start. */
export type UnavailableReason = 'missing' | 'blocked' | 'slow' | 'full' | 'broken'

/**
 * `unavailable`: `db` lives in memory and ends with the tab: the app goes on online-only, and the queue refuses to
 * promise what it cannot keep.
 */
export type OpenedDatabase =
  | { status: 'ready'; db: Database }
  | { status: 'unavailable'; reason: UnavailableReason; db: Database }

type Factories = { indexedDB: IDBFactory; IDBKeyRange: typeof globalThis.IDBKeyRange }

function reasonOf(error: unknown): UnavailableReason {
  if (isStorageFull(error)) return 'full'
  if (error instanceof BlockedTooLong) return 'blocked'
  if (error instanceof OpensSlowly) return 'slow'
  return error instanceof Error && error.name === 'MissingAPIError' ? 'missing' : 'broken'
}

/** Opening proves little: some browsers open and then refuse every write (private windows, a full disk). */
async function proveWritable(db: Database): Promise<void> {
  const probe = { memberId: '', resource: 'probe', language: '', part: '' }
  const empty = { etag: null, version: null, checkedAt: 0, olderCursor: null, walk: null }
  await db.transaction('rw', db.syncState, async () => {
    await db.syncState.put({ ...probe, ...empty })
    await db.syncState.delete(['', 'probe', '', ''])
  })
}

async function openInMemory(name: string): Promise<Database> {
  const memory = await import('fake-indexeddb')
  // Live queries do nothing at all while Dexie knows of no IndexedDB, not even on a database that has its own.
  Dexie.dependencies.indexedDB ??= new memory.IDBFactory()
  Dexie.dependencies.IDBKeyRange ??= memory.IDBKeyRange
  const db = new Database(name, { indexedDB: new memory.IDBFactory(), IDBKeyRange: memory.IDBKeyRange })
  await db.open()
  return db
}

interface Creation {
  readonly declared: DeclaredVersions
  readonly isProved: () => boolean
}

function createDatabase(
  around: DatabaseSurroundings,
  factories: Factories,
  { declared, isProved }: Creation,
) {
  const db = new Database(around.name, factories, declared)
  if (around.page) giveUpWhenLeft(db, around.page)
  let isKnown = false
  let wasBlocked = false
  db.on('blocked', () => {
    wasBlocked = true
  })
  // Dexie's own answer to this event would open the database again, older than it now is: `false` keeps it from that.
  db.on('versionchange', ({ newVersion }) => {
    db.close()
    if (newVersion === null) around.onLost()
    else around.onClosedByNewerTab()
    return false
  })
  // A connection that the browser closed is opened again by Dexie. Where the database then has to be made, it was deleted.
  db.on('populate', () => {
    if (isKnown) queueMicrotask(around.onLost)
  })
  // Dexie does so once: where the browser refuses, as while it clears the site, the database stays closed for good. A start tries again, and mends.
  db.on('close', () => {
    if (isKnown && db.hasFailed() && !db.hasBeenClosed()) around.onLost()
  })
  db.on(
    'ready',
    () => {
      isKnown = true
    },
    true,
  )
  // Reported once, and not for a database that is only being proved.
  let isLost = false
  reopenWhenBroken(db, () => {
    if (isProved() && !isLost) {
      isLost = true
      around.onLost()
    }
    return isLost
  })
  return { db, wasBlocked: () => wasBlocked }
}

async function prove(db: Database): Promise<void> {
  try {
    await proveWritable(db)
  } catch (error) {
    if (!isStorageFull(error)) throw error
    const { trimDatabase } = await import('./trim-database.ts')
    await trimDatabase(db, { now: Date.now(), language: undefined, isTight: true })
    await proveWritable(db)
  }
}

/** Opens it and sees that it keeps what it is given; a full device gives back what can be pulled again, and is tried once more. */
async function openProven(
  around: DatabaseSurroundings,
  factories: Factories,
  declared: DeclaredVersions = 'newest',
): Promise<Database> {
  let isProved = false
  const { db, wasBlocked } = createDatabase(around, factories, { declared, isProved: () => isProved })
  const opening = db.open()
  try {
    await withTimeout(around.patienceMs, opening)
    await prove(db)
    isProved = true
    return db
  } catch (error) {
    const isLate = error instanceof BlockedTooLong
    // Only slow: telling would make a slow device start anew for ever.
    if (isLate) closeWhenOpen(db, opening, () => wasBlocked() && around.onUnblocked())
    else db.close()
    if (db.isOlder) return openProven(around, factories, 'all')
    throw isLate && !wasBlocked() ? new OpensSlowly() : error
  }
}

/** What is still being opened cannot be given up: it waits for as long as it takes, and leaves the database as it then is. */
function closeWhenOpen(db: Database, opening: PromiseLike<unknown>, onClosed: () => void): void {
  opening.then(
    () => {
      db.close()
      onClosed()
    },
    // It was not opened. An older version is still reported once nothing blocks it; otherwise the next start looks again.
    () => {
      if (db.isOlder) onClosed()
    },
  )
}

/**
 * Opens the local database and proves that it keeps what it is given; never throws for the browser's refusal. One that is broken
 * is made anew with everything in it that exists nowhere else (`rebuild-database.ts`).
 */
export async function openDatabase(around: DatabaseSurroundings): Promise<OpenedDatabase> {
  const { name, indexedDB, IDBKeyRange } = around
  const unavailable = async (reason: UnavailableReason): Promise<OpenedDatabase> => ({
    status: 'unavailable',
    reason,
    db: await openInMemory(name),
  })
  if (!indexedDB || !IDBKeyRange) return unavailable('missing')
  if (around.isSetAside) return unavailable('broken')
  const factories = { indexedDB, IDBKeyRange }
  try {
    return { status: 'ready', db: await openProven(around, factories) }
  } catch (error) {
    const reason = reasonOf(error)
    if (reason !== 'broken') return unavailable(reason)
  }
  try {
    const { rebuildDatabase } = await import('./rebuild-database.ts')
    const isBroken = (error: unknown) => reasonOf(error) === 'broken'
    const place = { name, indexedDB, patienceMs: around.patienceMs, isBroken }
    return { status: 'ready', db: await rebuildDatabase(place, () => openProven(around, factories)) }
  } catch (error) {
    return unavailable(reasonOf(error))
  }
}

/** Whether a storage that was not to be had is there by now: opened and proved, with no tab's own life; `undefined` while it is not. */
export async function openAgain(
  place: Pick<DatabaseSurroundings, 'name' | 'indexedDB' | 'IDBKeyRange'>,
): Promise<Database | undefined> {
  const { indexedDB, IDBKeyRange } = place
  if (!indexedDB || !IDBKeyRange) return undefined
  const nobody = { onClosedByNewerTab: () => {}, onLost: () => {}, onUnblocked: () => {} }
  // One that hangs is waited for instead of asked again behind itself.
  const around = { ...place, ...nobody, patienceMs: 2 ** 31 - 1 }
  return openProven(around, { indexedDB, IDBKeyRange }).catch(() => undefined)
}
