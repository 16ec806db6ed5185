import type { Database } from '../../db/database.ts'
import { newQueueEntry } from './new-queue-entry.ts'

/** A queued write, and whose tab speaks of it: nobody decides about what another member left here. */
type Spoken = { seq: number; memberId: string | undefined }

const parked = (db: Database, { seq, memberId }: Spoken) =>
  db.queuedWrites
    .where('seq')
    .equals(seq)
    .filter(row => row.state === 'parked' && row.memberId === memberId)

/** The member says "Try again": a new call with a new key. Answers false when no write of theirs is parked there (any more). */
export async function tryAgain(db: Database, spoken: Spoken, key: string, now: number): Promise<boolean> {
  // The member looked at it just now: the time after which it must be confirmed begins again.
  const changed = await parked(db, spoken).modify(newQueueEntry(key, now))
  return changed === 1
}

/** The member says "Discard". Only a parked write can be: the outcome of a waiting one may be unknown. */
export async function discard(db: Database, spoken: Spoken): Promise<boolean> {
  const deleted = await parked(db, spoken).delete()
  return deleted === 1
}
