import { Dexie, type Table } from 'dexie'
import type { Database } from '../db/database.ts'
import { personalTables } from '../db/schema.ts'
import type { Clock, TabLocks } from './environment.ts'
import { inBackground } from './in-background.ts'
import { isRemembered, lastRemembered } from './pull/last-remembered.ts'

export interface SignedIn {
  readonly memberId: string
  /** "Keep me signed in": a cold start without a token may show the member's own rows. */
  readonly remembered: boolean
  /** Milliseconds until which it may. */
  readonly validUntil: number
}

export interface DeviceSessionContext {
  readonly db: Database
  readonly locks: TabLocks
  readonly clock: Clock
}

function lockName(memberId: string) {
  return `session:${memberId}`
}

/** Records that a member signed in here. The epoch never goes back: what a sign-out emptied stays closed to old pulls. */
export async function enterDevice(
  { db, clock }: DeviceSessionContext,
  { memberId, remembered, validUntil }: SignedIn,
): Promise<void> {
  await db.transaction('rw', db.deviceMembers, async () => {
    const known = await db.deviceMembers.get(memberId)
    const before = known ?? { epoch: 0, revision: 0, lastSuccessAt: 0 }
    // Who comes last is the one seen last, also after a clock that ran ahead was set back.
    const seen = (await db.deviceMembers.toArray()).map(row => row.lastSeenAt + 1)
    const lastSeenAt = Math.max(clock.now(), ...seen)
    await db.deviceMembers.put({ ...before, memberId, remembered, validUntil, lastSeenAt })
  })
}

/**
 * Holds the shared lock `session:<member>` for as long as this tab has the session: a cold start elsewhere then knows
 * that the rows are in use.
 */
export function holdSession(locks: TabLocks, memberId: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  inBackground(locks.request(lockName(memberId), { mode: 'shared' }, () => promise))
  return resolve
}

/**
 * Deletes the member's rows and raises the epoch, in one transaction. Open calls stay, and so do outcomes that no tab has shown;
 * queued writes stay if `keepsWrites`.
 */
export async function emptyMember(db: Database, memberId: string, keepsWrites: boolean): Promise<void> {
  const tables: Table[] = personalTables.map(name => db[name])
  await db.transaction(
    'rw',
    [...tables, db.queuedWrites, db.settledCalls, db.orderTokens, db.deviceMembers],
    async () => {
      for (const table of tables) await rowsOf(table, memberId).delete()
      await db.settledCalls
        .where('memberId')
        .equals(memberId)
        .filter(row => row.isTold)
        .delete()
      if (!keepsWrites) {
        await db.queuedWrites.where('memberId').equals(memberId).delete()
        await db.orderTokens.where('memberId').equals(memberId).delete()
      }
      const known = await db.deviceMembers.get(memberId)
      if (known) {
        await db.deviceMembers.put({ ...known, epoch: known.epoch + 1, remembered: false, validUntil: 0 })
      }
    },
  )
}

/** Every personal table's primary key is the member, or begins with it. */
function rowsOf(table: Table, memberId: string) {
  const { keyPath } = table.schema.primKey
  return Array.isArray(keyPath)
    ? table.where(':id').between([memberId, Dexie.minKey], [memberId, Dexie.maxKey])
    : table.where(':id').equals(memberId)
}

/**
 * A start without a token. Members that are not remembered, and whom no other tab holds, lose their rows; the remembered
 * one seen last is answered: its rows may be read, nothing can be sent.
 */
export async function coldStart({ db, locks, clock }: DeviceSessionContext): Promise<string | undefined> {
  const members = await db.deviceMembers.toArray()
  const others = members.filter(row => !isRemembered(row, clock.now()))
  for (const { memberId } of others) {
    await locks.request(lockName(memberId), { ifAvailable: true }, async lock => {
      if (lock) await emptyMember(db, memberId, true)
    })
  }
  return lastRemembered(members, clock.now())
}
