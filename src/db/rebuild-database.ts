import type { Database, TableName } from './database.ts'
import type { QueuedWriteRow } from './queue-rows.ts'
import { withTimeout } from './with-timeout.ts'

/** Rows that exist nowhere but on this device, and who is known on it. Everything else is pulled again. */
const onlyHere = [
  'keys',
  'deviceMembers',
  'queuedWrites',
  'openCalls',
  'settledCalls',
  'orderTokens',
  'drafts',
  'recentGames',
  'searchHistory',
  'offlinePurses',
  'offlineRounds',
] as const satisfies readonly TableName[]

/** Where they lie between the old database and the new one, so that a tab that is killed in between loses none of them. */
const lifeboatOf = (name: string) => `${name}-kept`
const rowsTable = 'rows'
/** Its being there says that the start before could not read the database, or not all that exists nowhere else. */
const markOf = (name: string) => `${name}-unreadable`

type Row = Readonly<Record<string, unknown>>

interface KeptRow {
  readonly table: (typeof onlyHere)[number]
  readonly row: Row
}

interface Place {
  readonly name: string
  readonly indexedDB: IDBFactory
  readonly patienceMs: number
}

interface BrokenPlace extends Place {
  /** Whether it is the database's fault: a device that is full, or another tab that holds it, is no reason to delete anything. */
  readonly isBroken: (error: unknown) => boolean
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser gave no reason'))
  })
}

const allOf = (db: IDBDatabase, table: string) => answerOf(db.transaction(table).objectStore(table).getAll())

function untilOver(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('The browser gave no reason'))
  })
}

/** As it is, whatever its version. */
async function openRaw({ name, indexedDB, patienceMs }: Place): Promise<IDBDatabase> {
  const db = await withTimeout(patienceMs, answerOf(indexedDB.open(name)))
  db.onversionchange = () => db.close()
  return db
}

/** Twice, for a fault may pass. `undefined`: it cannot be read. */
async function readTable(db: IDBDatabase, table: KeptRow['table']): Promise<Row[] | undefined> {
  const read = async (): Promise<Row[]> => allOf(db, table)
  return read()
    .catch(read)
    .catch(() => undefined)
}

/** Each table alone: one that cannot be read keeps none of the others. `isWhole`: there was none such. */
async function readKept(db: IDBDatabase): Promise<{ rows: KeptRow[]; isWhole: boolean }> {
  const kept = { rows: [] as KeptRow[], isWhole: true }
  for (const table of onlyHere) {
    if (!db.objectStoreNames.contains(table)) continue
    const rows = await readTable(db, table)
    if (rows === undefined) kept.isWhole = false
    else kept.rows.push(...rows.map(row => ({ table, row })))
  }
  return kept
}

async function fillLifeboat(place: Place, kept: readonly KeptRow[]): Promise<void> {
  const opening = place.indexedDB.open(lifeboatOf(place.name), 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(rowsTable, { autoIncrement: true })
  const db = await withTimeout(place.patienceMs, answerOf(opening))
  try {
    const writing = db.transaction(rowsTable, 'readwrite')
    for (const row of kept) writing.objectStore(rowsTable).add(row)
    await untilOver(writing)
  } finally {
    db.close()
  }
}

async function deleteDatabase({ indexedDB, patienceMs }: Place, name: string): Promise<void> {
  await withTimeout(patienceMs, answerOf(indexedDB.deleteDatabase(name)))
}

async function isMarked({ indexedDB, name }: Place): Promise<boolean> {
  return (await indexedDB.databases()).some(one => one.name === markOf(name))
}

async function mark(place: Place): Promise<void> {
  ;(await openRaw({ ...place, name: markOf(place.name) })).close()
}

/** What made it fail may have passed: then it is there as it was, with all its rows. */
async function openOnceMore(
  place: BrokenPlace,
  open: () => Promise<Database>,
): Promise<Database | undefined> {
  try {
    ;(await openRaw(place)).close()
    return await open()
  } catch (error) {
    if (place.isBroken(error)) return undefined
    throw error
  }
}

/** Into the lifeboat with what exists nowhere else; throws, and moves nothing, where not all of it can be read, unless `takesPart`. */
async function rescue(place: Place, takesPart: boolean): Promise<void> {
  const old = await openRaw(place)
  try {
    const { rows, isWhole } = await readKept(old)
    if (!isWhole && !takesPart) throw new Error('Rows that exist nowhere else cannot be read')
    if (rows.length > 0) await fillLifeboat(place, rows)
  } finally {
    old.close()
  }
}

/**
 * Deletes a database that does not open any more, not even at once after that, and makes it anew, with the rows that exist
 * nowhere else. Where not all of those can be read, queued writes above all, it is left alone until a second start finds it so:
 * a fault that outlasts a start lasts, and a device that went on without a database would lose every change from then on, too.
 * Throws where the browser refuses; what was kept aside then waits for the next start.
 */
export async function rebuildDatabase(place: BrokenPlace, open: () => Promise<Database>): Promise<Database> {
  const mended = await openOnceMore(place, open)
  if (mended) return mended
  const isSecondStart = await isMarked(place)
  try {
    await rescue(place, isSecondStart)
  } catch (error) {
    if (!place.isBroken(error)) throw error
    if (!isSecondStart) {
      await mark(place)
      throw error
    }
  }
  await deleteDatabase(place, place.name)
  const db = await open()
  await bringHome(db, place.indexedDB)
  return db
}

/**
 * The queued writes that lie in a storage that could not be opened, aside of it too, where they can be read all the same. Changes
 * nothing; rejects where the browser refuses.
 */
export async function readLeftBehind(place: Place, memberId: string): Promise<QueuedWriteRow[]> {
  const known = new Set((await place.indexedDB.databases()).map(({ name }) => name))
  const found = new Map<unknown, QueuedWriteRow>()
  const read = async (name: string, table: string, take: (db: IDBDatabase) => Promise<QueuedWriteRow[]>) => {
    if (!known.has(name)) return
    const db = await openRaw({ ...place, name })
    try {
      const rows = db.objectStoreNames.contains(table) ? await take(db) : []
      for (const row of rows) if (row.memberId === memberId) found.set(row.key, row)
    } finally {
      db.close()
    }
  }
  await read(lifeboatOf(place.name), rowsTable, async db => {
    const kept: { table: string; row: QueuedWriteRow }[] = await allOf(db, rowsTable)
    return kept.filter(({ table }) => table === 'queuedWrites').map(({ row }) => row)
  })
  await read(place.name, 'queuedWrites', async db => allOf(db, 'queuedWrites'))
  return [...found.values()]
}

/** On a database that opens: brings home what an earlier start had to leave aside, if there is any. */
export async function bringHome(db: Database, indexedDB: IDBFactory): Promise<void> {
  const known = new Set((await indexedDB.databases()).map(({ name }) => name))
  const { name } = db
  const place = { name, indexedDB, patienceMs: 3_000 }
  if (known.has(lifeboatOf(name))) await takeBack(db, place)
  if (known.has(markOf(name))) await deleteDatabase(place, markOf(name))
}

async function takeBack(db: Database, place: Place): Promise<void> {
  const lifeboat = await openRaw({ ...place, name: lifeboatOf(place.name) })
  const kept: KeptRow[] = await allOf(lifeboat, rowsTable)
  await putAllBack(db, kept)
  lifeboat.close()
  await deleteDatabase(place, lifeboatOf(place.name))
}

async function putAllBack(db: Database, kept: readonly KeptRow[]): Promise<void> {
  await db.transaction(
    'rw',
    onlyHere.map(table => db[table]),
    async () => {
      for (const one of kept) await putBack(db, one)
    },
  )
}

/** What a start in memory has that exists nowhere else. Drafts are left: they are sealed with a key that ends with that start. */
const inMemory = [
  'queuedWrites',
  'openCalls',
  'settledCalls',
  'orderTokens',
  'recentGames',
  'searchHistory',
] as const

/** Into a storage that is there again, with what was done meanwhile; a second time changes nothing. */
export async function carryOver(memory: Database, db: Database): Promise<void> {
  const kept: KeptRow[] = []
  for (const table of inMemory) {
    const rows: Row[] = await memory.table(table).toArray()
    kept.push(...rows.map(row => ({ table, row })))
  }
  await putAllBack(db, kept)
}

/** A row that came in meanwhile under the same key is newer: it stays, and a queued write is numbered behind it. */
async function putBack(db: Database, { table, row }: KeptRow): Promise<void> {
  const isTaken = await db
    .table(table)
    .add(row)
    .then(
      () => false,
      () => true,
    )
  if (!isTaken || table !== 'queuedWrites') return
  const { seq: _, ...write } = row
  const isHere = (await db.queuedWrites.filter(({ key }) => key === write.key).count()) > 0
  if (!isHere) await db.table(table).add(write)
}
