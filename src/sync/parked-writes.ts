import type { Database } from '../db/database.ts'

/** The member says "Try again": a new call with a new key. Answers false when the write is not parked any more. */
export async function tryAgain(db: Database, seq: number, key: string, now: number): Promise<boolean> {
  const changed = await db.queuedWrites
    .where('seq')
    .equals(seq)
    .filter(row => row.state === 'parked')
    .modify({
      state: 'waiting',
      key,
      attempts: 0,
      dueAt: now,
      firstTriedAt: null,
      lastFailure: null,
      lastRefusal: null,
      // The member looked at it just now: the time after which it must be confirmed begins again.
      createdAt: now,
    })
  return changed === 1
}

/** The member says "Discard". Only a parked write can be: the outcome of a waiting one may be unknown. */
export async function discard(db: Database, seq: number): Promise<boolean> {
  const deleted = await db.queuedWrites
    .where('seq')
    .equals(seq)
    .filter(row => row.state === 'parked')
    .delete()
  return deleted === 1
}
