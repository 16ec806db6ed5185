import type { Database } from '../../db/database.ts'
import type { ParkReason, QueuedWriteRow } from '../../db/queue-rows.ts'
import { type MemberMark, memberSince } from '../pull/member-row.ts'
import type { AnyWriteKind, Settle } from './write-kind.ts'

/**
 * The write arrived: base row, queue row and the member's revision change together, so that no live query ever sees
 * the write gone and its row not yet there (measured: `[7] → [] → [7]`). A member that left meanwhile gets no rows back.
 */
export async function settleWrite(
  db: Database,
  mark: MemberMark,
  row: QueuedWriteRow,
  kind: AnyWriteKind,
  settle: Settle | undefined,
  now: number,
): Promise<void> {
  const base = kind.tables.map(name => db[name])
  await db.transaction('rw', [db.queuedWrites, db.deviceMembers, ...base], async () => {
    // Another tab took over while this one was suspended, and has settled it: whatever came after it stands.
    if ((await db.queuedWrites.get(row.seq))?.key !== row.key) return
    await db.queuedWrites.delete(row.seq)
    const member = await memberSince(db, mark)
    if (!member) return
    await settle?.(db, { memberId: row.memberId })
    await db.deviceMembers.put({ ...member, revision: member.revision + 1, lastSuccessAt: now })
  })
}

/** Its outcome is unknown: it is sent again, with the same key, not before `dueAt`. */
export async function retryLater(
  db: Database,
  row: QueuedWriteRow,
  dueAt: number,
  cause: 'connection' | 'server',
): Promise<void> {
  await db.queuedWrites.update(row.seq, { dueAt, lastFailure: cause })
}

/** Nothing was done with it (401, or it never left the device): this attempt does not count. */
export async function unclaim(db: Database, row: QueuedWriteRow): Promise<void> {
  const attempts = row.attempts - 1
  await db.queuedWrites.update(row.seq, { attempts, ...(attempts === 0 && { firstTriedAt: null }) })
}

/** It needs the member: shown beside the item and in a tray. It stays until tried again or discarded. */
export async function parkWrite(db: Database, row: QueuedWriteRow, reason: ParkReason): Promise<void> {
  await db.queuedWrites.update(row.seq, { state: 'parked', lastRefusal: reason })
}
