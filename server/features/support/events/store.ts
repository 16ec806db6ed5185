import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'

/** Outbox topics of the member that were published since that time. */
export async function topicsSince(db: Deps['db'], memberId: string, since: Date): Promise<readonly string[]> {
  const { rows } = await sql<{ topic: string }>`
    SELECT DISTINCT topic FROM outbox WHERE member_id = ${memberId} AND published_at >= ${since}`.execute(db)
  return rows.map(row => row.topic)
}

export async function notifyAll(db: Deps['db'], channel: string, payload: string): Promise<void> {
  await sql`SELECT pg_notify(${channel}, ${payload})`.execute(db)
}
