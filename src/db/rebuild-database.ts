import type { Database, TableName } from './database.ts'
import { within } from './within.ts'

/** Rows that exist nowhere but on this device, and who is known on it. Everything else is pulled again. */
const onlyHere = [
  'keys',
  'deviceMembers',
  'queuedWrites',
  'openCalls',
  'settledCalls',
  'orderTokens',
  'drafts',
] as const satisfies readonly TableName[]

/** Where they lie between the old database and the new one, so that a tab that is killed in between loses none of them. */
const lifeboatOf = (name: string) => `${name}-kept`
const rowsTable = 'rows'
/** Its being there says that the start before could not read the database. */
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

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser gave no reason'))
  })
}

function untilOver(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('The browser gave no reason'))
  })
}

/** As it is, whatever its version. */
async function openRaw({ name, indexedDB, patienceMs }: Place): Promise<IDBDatabase> {
  const db = await within(patienceMs, answerOf(indexedDB.open(name)))
  db.onversionchange = () => db.close()
  return db
}

/** Each table by itself: one that cannot be read keeps none of the others. */
async function readKept(db: IDBDatabase): Promise<KeptRow[]> {
  const kept: KeptRow[] = []
  for (const table of onlyHere) {
    if (!db.objectStoreNames.contains(table)) continue
    const asked = db.transaction(table).objectStore(table).getAll()
    const rows: Row[] = await answerOf(asked).catch(() => [])
    kept.push(...rows.map(row => ({ table, row })))
  }
  return kept
}

async function fillLifeboat(place: Place, kept: readonly KeptRow[]): Promise<void> {
  const opening = place.indexedDB.open(lifeboatOf(place.name), 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(rowsTable, { autoIncrement: true })
  const db = await within(place.patienceMs, answerOf(opening))
  const writing = db.transaction(rowsTable, 'readwrite')
  for (const row of kept) writing.objectStore(rowsTable).add(row)
  await untilOver(writing).finally(() => db.close())
}

async function deleteDatabase({ indexedDB, patienceMs }: Place, name: string): Promise<void> {
  await within(patienceMs, answerOf(indexedDB.deleteDatabase(name)))
}

/** Answers whether an earlier start could not read it either: then nobody will. */
async function isGivenUp(place: Place): Promise<boolean> {
  const mark = markOf(place.name)
  const isMarked = (await place.indexedDB.databases()).some(one => one.name === mark)
  if (isMarked) await deleteDatabase(place, mark)
  else (await openRaw({ ...place, name: mark })).close()
  return isMarked
}

/** Into the lifeboat with what exists nowhere else. */
async function rescue(place: Place): Promise<void> {
  const old = await openRaw(place)
  try {
    const kept = await readKept(old)
    if (kept.length > 0) await fillLifeboat(place, kept)
  } finally {
    old.close()
  }
}

/**
 * Deletes a database that does not open any more and makes it anew, with the rows that exist nowhere else. One that cannot even
 * be read is left alone until a second start finds it so. Throws where the browser refuses; what was kept aside then waits for
 * the next start.
 */
export async function rebuildDatabase(place: Place, open: () => Promise<Database>): Promise<Database> {
  try {
    await rescue(place)
  } catch (error) {
    if (!(await isGivenUp(place))) throw error
  }
  await deleteDatabase(place, place.name)
  const db = await open()
  await bringHome(db, place.indexedDB)
  return db
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
  const kept: KeptRow[] = await answerOf(lifeboat.transaction(rowsTable).objectStore(rowsTable).getAll())
  await db.transaction(
    'rw',
    onlyHere.map(table => db[table]),
    async () => {
      for (const one of kept) await putBack(db, one)
    },
  )
  lifeboat.close()
  await deleteDatabase(place, lifeboatOf(place.name))
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
