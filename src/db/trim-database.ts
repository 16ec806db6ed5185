import type { Table } from 'dexie'
import type { Database } from './database.ts'
import { rowsOf } from './rows-of.ts'

/** How many newest rows of each record a device keeps for one member; older ones come back page by page when asked for. */
const keptRows = 300
/** Catalogues of languages that were not looked at for this long go. */
const foreignCatalogueMs = 30 * 86_400_000
const keptSearches = 20
/** What became of calls long ago: the records tell it, too. */
const settledCallMs = 30 * 86_400_000

async function keepNewest<Row, Key>(table: Table<Row, Key>, index: string, memberId: string, kept: number) {
  const old = rowsOf(table, memberId, `[memberId+${index}]`).reverse().offset(kept)
  const keys = await old.primaryKeys()
  await table.bulkDelete(keys)
  return keys.length
}

async function dropForeignCatalogues(db: Database, now: number, language: string) {
  const states = await db.syncState.where('resource').equals('games').toArray()
  for (const state of states) {
    if (state.language === language || now - state.checkedAt < foreignCatalogueMs) continue
    const key = [state.memberId, state.resource, state.language, state.part] as const
    await db.transaction('rw', [db.games, db.syncState], async () => {
      await rowsOf(db.games, state.language).delete()
      await db.syncState.delete([...key])
    })
  }
}

/**
 * Gives room back: older record rows beyond the newest 300, searches, catalogues of languages left long ago.
 * Never touches queued writes or open calls. Records lose their `olderCursor`, so that what was cut is pulled again.
 */
export async function trimDatabase(db: Database, now: number, language: string): Promise<void> {
  const members = [...(await db.deviceMembers.toCollection().primaryKeys()), '']
  for (const memberId of members) {
    await db.transaction('rw', [db.rounds, db.notifications, db.searchHistory, db.syncState], async () => {
      const cutRounds = await keepNewest(db.rounds, 'started_at', memberId, keptRows)
      const cutNotifications = await keepNewest(db.notifications, 'created_at', memberId, keptRows)
      await keepNewest(db.searchHistory, 'searchedAt', memberId, keptSearches)
      const cut = [cutRounds > 0 && 'rounds', cutNotifications > 0 && 'notifications']
      for (const resource of cut) if (resource) await forgetPages(db, memberId, resource)
    })
  }
  await db.settledCalls.filter(row => row.isTold && now - row.settledAt > settledCallMs).delete()
  await dropForeignCatalogues(db, now, language)
}

async function forgetPages(db: Database, memberId: string, resource: string) {
  await db.syncState
    .where('resource')
    .equals(resource)
    .filter(state => state.memberId === memberId)
    .modify({ version: null, olderCursor: null, walk: null, checkedAt: 0 })
}
