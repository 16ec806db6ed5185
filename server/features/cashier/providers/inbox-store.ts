import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../platform/database/schema.ts'

export type NoticeKind = 'pix' | 'payout'

export interface Notice {
  readonly id: string
  readonly kind: NoticeKind
  readonly subjects: readonly string[]
  readonly tries: number
}

/** Whether it was new. */
export async function insertNotice(
  db: Kysely<Database>,
  notice: Omit<Notice, 'tries'> & { readonly digest: Buffer; readonly at: Date },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO webhook_inbox (id, digest, kind, subjects, received_at, try_at)
    VALUES (${notice.id}, ${notice.digest}, ${notice.kind}, ${[...notice.subjects]}, ${notice.at}, ${notice.at})
    ON CONFLICT (digest) DO NOTHING`.execute(db)
  return numAffectedRows > 0n
}

/** Takes notices that are due, for as long as `until`: another process skips them, and takes them over after that. */
export async function takeNotices(
  db: Kysely<Database>,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<readonly Notice[]> {
  const { rows } = await sql<Notice>`
    UPDATE webhook_inbox SET try_at = ${until}, tries = tries + 1
    WHERE id IN (SELECT id FROM webhook_inbox WHERE done_at IS NULL AND try_at <= ${now}
      ORDER BY try_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING id, kind, subjects, tries`.execute(db)
  return rows
}

export async function finishNotice(db: Kysely<Database>, id: string, at: Date): Promise<void> {
  await sql`UPDATE webhook_inbox SET done_at = ${at} WHERE id = ${id}`.execute(db)
}

export async function retryNotice(db: Kysely<Database>, id: string, at: Date): Promise<void> {
  await sql`UPDATE webhook_inbox SET try_at = ${at} WHERE id = ${id}`.execute(db)
}

export async function sweepNotices(db: Kysely<Database>, before: Date): Promise<void> {
  await sql`DELETE FROM webhook_inbox WHERE done_at < ${before}`.execute(db)
}
