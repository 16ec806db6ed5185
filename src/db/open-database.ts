import { Dexie } from 'dexie'
import { Database } from './database.ts'

export interface DatabaseSurroundings {
  readonly name: string
  readonly indexedDB: IDBFactory | undefined
  readonly IDBKeyRange: typeof globalThis.IDBKeyRange | undefined
  /** A newer tab upgrades the schema: this one has closed its connection and should offer to reload. */
  readonly onClosedByNewerTab: () => void
  /** How long a start may wait for another tab to let go of an older version. */
  readonly patienceMs: number
}

export type UnavailableReason = 'missing' | 'blocked' | 'full' | 'broken'

/**
 * `unavailable`: `db` lives in memory and ends with the tab: the app goes on online-only, and the queue refuses to
 * promise what it cannot keep.
 */
export type OpenedDatabase =
  | { status: 'ready'; db: Database }
  | { status: 'unavailable'; reason: UnavailableReason; db: Database }

const reasonByName: Readonly<Record<string, UnavailableReason>> = {
  MissingAPIError: 'missing',
  QuotaExceededError: 'full',
  BlockedTooLong: 'blocked',
}

function reasonOf(error: unknown): UnavailableReason {
  if (!(error instanceof Error)) return 'broken'
  const inner: unknown = 'inner' in error ? error.inner : undefined
  const innerName = inner instanceof Error ? inner.name : ''
  return reasonByName[error.name] ?? reasonByName[innerName] ?? 'broken'
}

class BlockedTooLong extends Error {
  override readonly name = 'BlockedTooLong'
}

async function openWithin(db: Dexie, patienceMs: number): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new BlockedTooLong()), patienceMs)
  try {
    await Promise.race([db.open(), promise])
  } finally {
    clearTimeout(timer)
  }
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

/** Opens the local database and proves that it keeps what it is given; never throws for the browser's refusal. */
export async function openDatabase(around: DatabaseSurroundings): Promise<OpenedDatabase> {
  const { name, indexedDB, IDBKeyRange } = around
  if (!indexedDB || !IDBKeyRange) {
    return { status: 'unavailable', reason: 'missing', db: await openInMemory(name) }
  }
  const db = new Database(name, { indexedDB, IDBKeyRange })
  db.on('versionchange', () => {
    db.close()
    around.onClosedByNewerTab()
  })
  try {
    await openWithin(db, around.patienceMs)
    await proveWritable(db)
    return { status: 'ready', db }
  } catch (error) {
    db.close()
    return { status: 'unavailable', reason: reasonOf(error), db: await openInMemory(name) }
  }
}
