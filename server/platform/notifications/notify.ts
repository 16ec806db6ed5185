import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../database/transaction.ts'
import { aboutNews } from './push-topics.ts'

interface News {
  readonly memberId: string
  /** Chooses the sentence on the screen; `details` fill it. Money as wire decimals. */
  readonly kind: string
  readonly details: Readonly<Record<string, string | number>>
  /** An own path, or null. */
  readonly link: string | null
}

/** Tells a member something, in the transaction in which it happens; open tabs and closed apps hear of it after the commit. */
export async function notify(
  deps: Pick<Deps, 'ids' | 'clock' | 'wallet' | 'config'>,
  tx: Tx,
  { memberId, kind, details, link }: News,
): Promise<void> {
  await sql`INSERT INTO notification (member_id, id, kind, details, link, created_at)
    VALUES (${memberId}, ${deps.ids()}, ${kind}, ${JSON.stringify(details)}::jsonb, ${link},
      ${deps.clock.now()})`.execute(tx)
  await deps.wallet.announce(tx, { memberId, topic: 'notifications', payload: {} })
  await queuePush(deps, tx, { memberId, kind, link })
}

/** Queues a push message for each of the member's devices that subscribed to the topic; it leaves after the commit. */
async function queuePush(
  { ids, clock, config }: Pick<Deps, 'ids' | 'clock' | 'config'>,
  tx: Tx,
  { memberId, kind, link }: Omit<News, 'details'>,
): Promise<void> {
  const about = aboutNews(kind)
  if (config.push === undefined || about === undefined) return
  const at = clock.now()
  await sql`INSERT INTO push_message (member_id, session_id, id, topic, subject, link, created_at, send_at)
    SELECT member_id, session_id, ${ids()}::uuid, ${about.topic}, ${about.subject}, ${link}::text,
      ${at}::timestamptz, ${at}::timestamptz
    FROM push_subscription WHERE member_id = ${memberId} AND ${about.topic} = ANY(topics)`.execute(tx)
}
