import { type RawBuilder, sql } from 'kysely'
import type { PushTopic } from '../../../../contract/support/push.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'

type Executor = Tx | Deps['db']

/** A device of a session of the member. */
export interface Device {
  readonly memberId: string
  readonly sessionId: string
}

interface SubscriptionRow {
  readonly endpoint_hash: Buffer
  readonly sealed: Buffer
  readonly topics: readonly PushTopic[]
  /** Of the reader. */
  readonly lang: string
}

/** Of a session that is still open (`isOpen`, of the session `s`): a device where the member is signed out gets no notification. */
export async function findSubscription(
  on: Executor,
  { memberId, sessionId }: Device,
  isOpen: RawBuilder<unknown>,
): Promise<SubscriptionRow | undefined> {
  const { rows } = await sql<SubscriptionRow>`SELECT p.endpoint_hash, p.sealed, p.topics, m.lang
    FROM push_subscription p JOIN member m ON m.id = p.member_id
    JOIN session s ON s.member_id = p.member_id AND s.id = p.session_id
    WHERE p.member_id = ${memberId} AND p.session_id = ${sessionId} AND ${isOpen}`.execute(on)
  return rows[0]
}

interface NewSubscription {
  readonly hash: Buffer
  readonly sealed: Buffer
  readonly topics: readonly PushTopic[]
  readonly at: Date
}

/** Replaces this session's subscription and that of any other session on this browser. */
export async function writeSubscription(
  tx: Tx,
  { memberId, sessionId }: Device,
  { hash, sealed, topics, at }: NewSubscription,
): Promise<void> {
  await sql`DELETE FROM push_subscription WHERE endpoint_hash = ${hash}
    AND (member_id, session_id) <> (${memberId}, ${sessionId})`.execute(tx)
  const offersSince = topics.includes('offers') ? at : null
  await sql`INSERT INTO push_subscription
      (member_id, session_id, endpoint_hash, sealed, topics, offers_since, created_at)
    VALUES (${memberId}, ${sessionId}, ${hash}, ${sealed}, ${[...topics]}::text[], ${offersSince}, ${at})
    ON CONFLICT (member_id, session_id) DO UPDATE SET endpoint_hash = excluded.endpoint_hash,
      sealed = excluded.sealed, topics = excluded.topics, offers_since = CASE WHEN excluded.offers_since IS NULL
        THEN NULL ELSE coalesce(push_subscription.offers_since, excluded.offers_since) END`.execute(tx)
}

/** With `hash` only where it is that endpoint still: the browser may have brought a new one meanwhile. */
export async function deleteSubscription(
  on: Executor,
  { memberId, sessionId }: Device,
  hash?: Buffer,
): Promise<void> {
  await sql`DELETE FROM push_subscription WHERE member_id = ${memberId} AND session_id = ${sessionId}
    AND (${hash ?? null}::bytea IS NULL OR endpoint_hash = ${hash ?? null}::bytea)`.execute(on)
}

/** Forgets the devices of sessions that are over. */
export async function sweepSubscriptions(db: Deps['db'], isOpen: RawBuilder<unknown>): Promise<void> {
  await sql`DELETE FROM push_subscription p WHERE NOT EXISTS (SELECT FROM session s
    WHERE s.member_id = p.member_id AND s.id = p.session_id AND ${isOpen})`.execute(db)
}

export interface MessageRow {
  readonly member_id: string
  readonly session_id: string
  readonly id: string
  readonly topic: PushTopic
  readonly subject: string
  readonly link: string | null
  readonly attempts: number
  readonly created_at: Date
}

/** Takes due messages with a lease: several processes share the work, and a crash gives them back. */
export async function takeDueMessages(
  db: Deps['db'],
  now: Date,
  leaseUntil: Date,
): Promise<readonly MessageRow[]> {
  const { rows } =
    await sql<MessageRow>`UPDATE push_message SET send_at = ${leaseUntil}, attempts = attempts + 1
    WHERE (member_id, session_id, id) IN (SELECT member_id, session_id, id FROM push_message
      WHERE send_at <= ${now} ORDER BY send_at LIMIT 10 FOR UPDATE SKIP LOCKED)
    RETURNING member_id, session_id, id, topic, subject, link, attempts, created_at`.execute(db)
  return rows
}

export async function deleteMessage(db: Deps['db'], row: MessageRow): Promise<void> {
  await sql`DELETE FROM push_message WHERE member_id = ${row.member_id} AND session_id = ${row.session_id}
    AND id = ${row.id}`.execute(db)
}

export async function postponeMessage(db: Deps['db'], row: MessageRow, until: Date): Promise<void> {
  await sql`UPDATE push_message SET send_at = ${until} WHERE member_id = ${row.member_id}
    AND session_id = ${row.session_id} AND id = ${row.id}`.execute(db)
}
