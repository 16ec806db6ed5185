import type { Database } from '../../db/database.ts'

/** Each is told once, by the tab that gets here first: answers whether this one may. */
export async function claimNotification(db: Database, key: string): Promise<boolean> {
  const claimed = await db.settledCalls
    .where('key')
    .equals(key)
    .filter(row => !row.isTold)
    .modify({ isTold: true })
  return claimed === 1
}

/** The member has read it. */
export async function putAway(db: Database, key: string): Promise<void> {
  await db.settledCalls.delete(key)
}
