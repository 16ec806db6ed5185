import type { Database } from '../../db/database.ts'

/** Claims the notification of a resolved call, which is shown once: true in the first tab that asks, false in all others. */
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
