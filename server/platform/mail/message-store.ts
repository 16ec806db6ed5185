import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../database/transaction.ts'

export interface OutboundMessageRow {
  readonly id: string
  readonly member_id: string | null
  readonly channel: 'email' | 'sms'
  readonly kind: string
  readonly language: string
  readonly sealed: Buffer
  readonly attempts: number
  readonly created_at: Date
}

type NewMessage = Omit<OutboundMessageRow, 'attempts' | 'created_at'> & { readonly at: Date }

export async function insertMessage(tx: Tx, message: NewMessage): Promise<void> {
  await sql`INSERT INTO letter (id, member_id, channel, kind, language, sealed, created_at, send_at)
    VALUES (${message.id}, ${message.member_id}, ${message.channel}, ${message.kind}, ${message.language},
      ${message.sealed}, ${message.at}, ${message.at})`.execute(tx)
}

/** Takes due letters with a lease: several processes share the work, and a crash gives them back. */
export async function takeDueMessages(
  db: Deps['db'],
  now: Date,
  leaseUntil: Date,
): Promise<readonly OutboundMessageRow[]> {
  const { rows } =
    await sql<OutboundMessageRow>`UPDATE letter SET send_at = ${leaseUntil}, attempts = attempts + 1
    WHERE id IN (SELECT id FROM letter WHERE sent_at IS NULL AND send_at <= ${now}
      ORDER BY send_at LIMIT 10 FOR UPDATE SKIP LOCKED)
    RETURNING id, member_id, channel, kind, language, sealed, attempts, created_at`.execute(db)
  return rows
}

/** Sent, or given up: neither address nor text is kept. */
export async function closeMessage(db: Deps['db'], id: string, at: Date): Promise<void> {
  await sql`UPDATE letter SET sent_at = ${at}, sealed = NULL WHERE id = ${id}`.execute(db)
}

export async function postponeMessage(db: Deps['db'], id: string, until: Date): Promise<void> {
  await sql`UPDATE letter SET send_at = ${until} WHERE id = ${id}`.execute(db)
}
