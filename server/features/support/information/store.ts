import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'

type Executor = Tx | Deps['db']

export interface NotificationRow {
  readonly id: string
  readonly kind: string
  readonly details: Record<string, string | number>
  readonly link: string | null
  readonly created_at: Date
  readonly read_at: Date | null
}

export interface NotificationState {
  readonly total: bigint
  readonly unread: bigint
  readonly changed_at: Date | null
}

interface Page {
  readonly before: string | undefined
  readonly changedSince: Date | undefined
  readonly limit: number
}

export async function listNotifications(
  on: Executor,
  memberId: string,
  { before, changedSince, limit }: Page,
): Promise<readonly NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`
    SELECT id, kind, details, link, created_at, read_at FROM notification
    WHERE member_id = ${memberId}
      AND (${before ?? null}::uuid IS NULL OR id < ${before ?? null}::uuid)
      AND (${changedSince ?? null}::timestamptz IS NULL
        OR greatest(created_at, read_at) >= ${changedSince ?? null}::timestamptz)
    ORDER BY id DESC LIMIT ${limit}`.execute(on)
  return rows
}

export async function notificationState(on: Executor, memberId: string): Promise<NotificationState> {
  const { rows } = await sql<NotificationState>`
    SELECT count(*) AS total, count(*) FILTER (WHERE read_at IS NULL) AS unread,
      max(greatest(created_at, read_at)) AS changed_at
    FROM notification WHERE member_id = ${memberId}`.execute(on)
  return rows[0] ?? { total: 0n, unread: 0n, changed_at: null }
}

/** Whether any was unread. */
export async function markRead(tx: Tx, memberId: string, upTo: string, at: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    UPDATE notification SET read_at = ${at}
    WHERE member_id = ${memberId} AND id <= ${upTo} AND read_at IS NULL`.execute(tx)
  return numAffectedRows > 0n
}
