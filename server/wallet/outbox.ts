import { type Kysely, sql } from 'kysely'
import type { Database } from '../platform/database/schema.ts'
import { type Tx, transaction } from '../platform/database/transaction.ts'
import type { WalletDeps } from './deps.ts'

export interface OutboxEvent {
  readonly memberId: string
  readonly id: string
  readonly topic: string
  readonly payload: unknown
}

/** Says that something happened, in the transaction that makes it happen. The wallet does so for itself. */
export async function announce(deps: WalletDeps, tx: Tx, event: Omit<OutboxEvent, 'id'>): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({
      member_id: event.memberId,
      id: deps.newId(),
      topic: event.topic,
      payload: JSON.stringify(event.payload),
      created_at: deps.clock.now(),
    })
    .execute()
}

/**
 * Hands waiting events to `publish`, at least once each, and marks them. Several processes share the work: rows that
 * another one holds are skipped. Never by `id > last`, which misses what commits late. Returns how many went out.
 * `publish` asks the database with the `tx` it is given, if at all: what it says there is heard when the marks commit.
 */
export async function drainOutbox(
  deps: WalletDeps,
  db: Kysely<Database>,
  limit: number,
  publish: (events: readonly OutboxEvent[], tx: Tx) => Promise<void>,
): Promise<number> {
  return transaction(db, async tx => {
    const { rows } = await sql<OutboxEvent>`
      UPDATE outbox SET published_at = ${deps.clock.now()}
      WHERE (member_id, id) IN (
        SELECT member_id, id FROM outbox WHERE published_at IS NULL
        ORDER BY created_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
      RETURNING member_id AS "memberId", id, topic, payload`.execute(tx)
    const events = rows.toSorted((one, other) => (one.id < other.id ? -1 : 1))
    if (events.length > 0) await publish(events, tx)
    return events.length
  })
}

/** Forgets what was published before that time; keep two days at least, for the invariants look one day back. */
export async function sweepOutbox(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('outbox').where('published_at', '<', before).execute()
}
