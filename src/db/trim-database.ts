import type { Table } from 'dexie'
import type { Database } from './database.ts'
import type { SyncStateRow } from './queue-rows.ts'
import { rowsOf } from './rows-of.ts'

/** What a device keeps of one member. */
interface Bounds {
  readonly rounds: number
  /** Of each other record. */
  readonly records: number
  /** Pages, weeks and filters of each answer that is kept in parts. */
  readonly parts: number
  readonly searches: number
  readonly played: number
  /** Of offline demos, those that are over. */
  readonly offlineRounds: number
}

/**
 * Measured with `bench/storage.ts`: with 10,000 games and two years of records this stays within 25 MB. Who has more has
 * the newest here, and the others page by page when asked for.
 */
const usual: Bounds = {
  rounds: 3_000,
  records: 2_000,
  parts: 60,
  searches: 20,
  played: 100,
  offlineRounds: 200,
}
/** Of members who were not the last to be here, and of everybody where the device has hardly any room. */
const narrow: Bounds = { rounds: 200, records: 200, parts: 10, searches: 20, played: 100, offlineRounds: 20 }

/** Catalogues of languages that were not looked at for this long go. */
const foreignCatalogueMs = 30 * 86_400_000
/** A deposit's token outlasts the deposit; after this long nobody comes back from the bank. */
const orderTokenMs = 60 * 86_400_000
/** What became of calls long ago: the records tell it, too. */
const settledCallMs = 30 * 86_400_000

/**
 * Where the page after a row begins, as the lists' own cursors say it. A place that the server does not know it refuses, and the
 * list is then walked anew (`pagination.ts`).
 */
type CursorAfter = (id: string, state: SyncStateRow) => string

const byId: CursorAfter = id => id
/** Of orders that have not ended: somebody still pays them, or waits for the money. */
const openStates: readonly unknown[] = ['pending', 'approved']

interface Kept {
  readonly name: RecordName
  readonly index: string
  readonly cursorAfter: CursorAfter
  /** Rows that are not over stay, however many came after them. */
  readonly hasOpen?: boolean
}

const records: readonly Kept[] = [
  { name: 'rounds', index: 'started_at', cursorAfter: (id, { version }) => `${version ?? ''}~${id}` },
  { name: 'notifications', index: 'created_at', cursorAfter: byId },
  { name: 'recharges', index: 'created_at', cursorAfter: byId, hasOpen: true },
  { name: 'withdrawals', index: 'created_at', cursorAfter: byId, hasOpen: true },
  { name: 'rewards', index: 'created_at', cursorAfter: byId },
  // Their cursors speak of the ledger's own count, which no row tells: walked anew.
  { name: 'orders', index: 'created_at', cursorAfter: byId },
  { name: 'orderFees', index: 'created_at', cursorAfter: byId },
  { name: 'orderAssociations', index: 'created_at', cursorAfter: byId },
]
type Money = 'recharges' | 'withdrawals' | 'rewards' | 'orders' | 'orderFees' | 'orderAssociations'
type RecordName = 'rounds' | 'notifications' | Money

export interface TrimAsk {
  readonly now: number
  /** The page's: its catalogue stays. `undefined` where it is not known yet: all of them do. */
  readonly language: string | undefined
  /** The device has hardly any room. */
  readonly isTight: boolean
}

/**
 * Gives room back, oldest rows first: records beyond their bound, searches, parts of answers, catalogues of languages left long
 * ago. Never touches queued writes, open calls or drafts, nor deposits and withdrawals that have not ended. A record still receives
 * changes, and deleted rows are pulled again when they are asked for. Returns the number of deleted rows of records.
 */
export async function trimDatabase(db: Database, { now, language, isTight }: TrimAsk): Promise<number> {
  const members = (await db.deviceMembers.toArray()).sort((a, b) => b.lastSeenAt - a.lastSeenAt)
  let removed = 0
  for (const [place, { memberId }] of [...members, { memberId: '' }].entries()) {
    const bounds = isTight || place > 0 ? narrow : usual
    for (const record of records) {
      const kept = record.name === 'rounds' ? bounds.rounds : bounds.records
      removed += await trimRecord(db, record, memberId, kept)
    }
    await dropOldParts(db, memberId, bounds.parts)
    await keepNewest(db.searchHistory, 'searchedAt', memberId, bounds.searches)
    await keepNewest(db.recentGames, 'playedAt', memberId, bounds.played)
    await dropOldOfflineRounds(db, memberId, bounds.offlineRounds)
  }
  await dropOldTokens(db, now - orderTokenMs)
  await db.settledCalls.filter(row => row.isTold && now - row.settledAt > settledCallMs).delete()
  if (language !== undefined) {
    await dropForeignCatalogues(db, { language, before: isTight ? now : now - foreignCatalogueMs })
  }
  return removed
}

async function keepNewest<Row, Key>(table: Table<Row, Key>, index: string, memberId: string, kept: number) {
  await drop(table, await rowsOf(table, memberId, `[memberId+${index}]`).reverse().offset(kept).primaryKeys())
}

/** Mostly nothing has to go: then nothing is written, either. */
async function drop<Row, Key>(table: Table<Row, Key>, keys: Key[]): Promise<void> {
  if (keys.length > 0) await table.bulkDelete(keys)
}

/** A round that is open has its stake in it: it stays. */
async function dropOldOfflineRounds(db: Database, memberId: string, kept: number): Promise<void> {
  const over = rowsOf(db.offlineRounds, memberId, '[memberId+started_at]')
    .reverse()
    .filter(row => row.state !== 'open')
  await drop(db.offlineRounds, await over.offset(kept).primaryKeys())
}

async function trimRecord(
  db: Database,
  { name, index, cursorAfter, hasOpen = false }: Kept,
  memberId: string,
  kept: number,
): Promise<number> {
  return db.transaction('rw', [db[name], db.syncState], async () => {
    const state = await db.syncState.get([memberId, name, '', ''])
    // Pages are on their way: it is looked at again the next time.
    if (state?.walk) return 0
    const table: Table<{ id: string }, [string, string]> = db[name]
    const fromNewest = () => rowsOf(table, memberId, `[memberId+${index}]`).reverse()
    const beyond = fromNewest().offset(kept)
    const isOver = (row: object) => !openStates.includes('state' in row ? row.state : undefined)
    const old = await (hasOpen ? beyond.filter(isOver) : beyond).primaryKeys()
    await drop(table, old)
    // Not the oldest that is here, which may be one that is open: what was cut lies after it.
    const [oldest] = await fromNewest()
      .offset(kept - 1)
      .limit(1)
      .toArray()
    if (old.length > 0 && oldest !== undefined && state !== undefined)
      await db.syncState.put({ ...state, olderCursor: cursorAfter(oldest.id, state) })
    return old.length
  })
}

/** Of the answers that are kept in parts, those confirmed last stay. */
async function dropOldParts(db: Database, memberId: string, kept: number): Promise<void> {
  await db.transaction('rw', [db.answers, db.syncState], async () => {
    const keys = (await rowsOf(db.answers, memberId).primaryKeys()).filter(([, , , part]) => part !== '')
    const states = await db.syncState.bulkGet(keys)
    const aged = keys.map((key, at) => ({ key, checkedAt: states[at]?.checkedAt ?? 0 }))
    const byName = Map.groupBy(aged, ({ key: [, name] }) => name)
    const old = [...byName.values()].flatMap(parts =>
      parts
        .sort((a, b) => b.checkedAt - a.checkedAt)
        .slice(kept)
        .map(({ key }) => key),
    )
    await db.answers.bulkDelete(old)
    await db.syncState.bulkDelete(old)
  })
}

/** The clock may be far ahead: the token of an order that the device knows to be open stays. */
async function dropOldTokens(db: Database, before: number): Promise<void> {
  await db.transaction('rw', [db.orderTokens, db.recharges], async () => {
    const old = await db.orderTokens.where('createdAt').below(before).toArray()
    const orders = await db.recharges.bulkGet(old.map(({ memberId, orderId }) => [memberId, orderId]))
    const over = old.filter((_, at) => orders[at]?.state !== 'pending')
    await drop(
      db.orderTokens,
      over.map(({ orderId }) => orderId),
    )
  })
}

async function dropForeignCatalogues(
  db: Database,
  { language, before }: { language: string; before: number },
): Promise<void> {
  const states = await db.syncState.where('resource').equals('games').toArray()
  for (const state of states) {
    if (state.language === language || state.checkedAt > before) continue
    const key = [state.memberId, state.resource, state.language, state.part] as const
    await db.transaction('rw', [db.games, db.syncState], async () => {
      await rowsOf(db.games, state.language).delete()
      await db.syncState.delete([...key])
    })
  }
}
