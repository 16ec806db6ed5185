import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'

export interface EventRow {
  readonly id: string
  readonly kind: string
  readonly details: Record<string, string | number | boolean>
  readonly at: Date
}

export async function insertEvent(tx: Tx, memberId: string, row: EventRow): Promise<void> {
  await sql`INSERT INTO security_event (member_id, id, kind, details, at)
    VALUES (${memberId}, ${row.id}, ${row.kind}, ${JSON.stringify(row.details)}::jsonb, ${row.at})`.execute(
    tx,
  )
}

export async function listEvents(db: Deps['db'], memberId: string): Promise<readonly EventRow[]> {
  const { rows } = await sql<EventRow>`SELECT id, kind, details, at FROM security_event
    WHERE member_id = ${memberId} ORDER BY id DESC LIMIT 100`.execute(db)
  return rows
}
