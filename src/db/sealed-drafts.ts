import type { Database } from './database.ts'
import { openPayload, sealPayload } from './sealed-payload.ts'

interface Draft {
  readonly memberId: string
  readonly subject: string
  /** `undefined` throws it away. */
  readonly draft: unknown
  readonly savedAt: number
}

/** People write names and numbers into what they ask: it lies encrypted like what waits in the queue (src/sync/README.md). */
export async function keepDraft(db: Database, { draft, ...row }: Draft): Promise<boolean> {
  if (draft === undefined) {
    await db.drafts.delete([row.memberId, row.subject])
    return true
  }
  const sealed = await sealPayload(db, draft, crypto)
  if (sealed === undefined) return false
  return db.drafts.put({ ...row, sealed }).then(
    () => true,
    () => false,
  )
}

/** `undefined`: none is kept, or it cannot be opened any more. */
export async function readDraft(db: Database, memberId: string, subject: string): Promise<unknown> {
  const row = await db.drafts.get([memberId, subject])
  return row === undefined ? undefined : openPayload(db, row.sealed, crypto)
}
