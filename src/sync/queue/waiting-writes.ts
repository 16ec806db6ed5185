import type { Database } from '../../db/database.ts'

/** Whether a write of one of these kinds waits. */
export async function hasWaiting(db: Database, memberId: string, kinds: readonly string[]): Promise<boolean> {
  if (kinds.length === 0) return false
  const found = await db.queuedWrites
    .where('memberId')
    .equals(memberId)
    .filter(row => row.state === 'waiting' && kinds.includes(row.kind))
    .first()
  return found !== undefined
}

/** The key of the newest write: changes with every append, in any tab. */
export async function newestKey(db: Database, memberId: string): Promise<string | undefined> {
  return (await db.queuedWrites.where('memberId').equals(memberId).reverse().first())?.key
}
