import type * as z from 'zod/mini'
import { isUuid } from '../../../../contract/is-uuid.ts'
import { type notifications, readNotifications } from '../../../../contract/support/information.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { type Refused, refuseFields } from '../../../platform/http/answers/refuse.ts'
import { runOnce } from '../../../platform/http/run-once.ts'
import {
  listNotifications,
  markRead,
  type NotificationRow,
  type NotificationState,
  notificationState,
} from './store.ts'

/** How many notifications the member has not read. */
export async function countUnread(on: Tx | Deps['db'], memberId: string): Promise<number> {
  return Number((await notificationState(on, memberId)).unread)
}

type Query = z.output<typeof notifications.query>
type Listed = z.output<typeof notifications.reply>

const pageSize = 50
/** A row is stamped when it is written and seen when it is committed: a delta looks back this far before its `since`. */
const overlapMs = 60_000

/** The member's notifications, newest first; with `since` only what is new or was read since that version. */
export async function readNotificationList(
  deps: Deps,
  memberId: string,
  { cursor, limit = pageSize, since }: Query,
): Promise<Listed | Refused> {
  if (cursor !== undefined && !isUuid(cursor)) return refuseFields({ cursor: ['invalid'] })
  const state = await notificationState(deps.db, memberId)
  const version = versionOf(state)
  const unread = Number(state.unread)
  const nothing = { data: [], unread, next_cursor: null, version, deleted: [], reset: false }
  if (since === version && cursor === undefined) return { ...nothing, unchanged: true }
  const changedSince = since === undefined ? undefined : momentOf(since)
  const page = { before: cursor, changedSince, limit: limit + 1 }
  const rows = await listNotifications(deps.db, memberId, page)
  const shown = rows.slice(0, limit)
  return {
    ...nothing,
    data: shown.map(toNotification),
    next_cursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
    reset: since !== undefined && changedSince === undefined,
    unchanged: false,
  }
}

/** Time of the last change, and counts, so that two changes of one millisecond are still two versions. */
function versionOf({ total, unread, changed_at }: NotificationState): string {
  return `${changed_at?.getTime() ?? 0}-${total}-${unread}`
}

function momentOf(version: string): Date | undefined {
  const time = /^(\d{1,15})-\d+-\d+$/.exec(version)?.[1]
  return time === undefined ? undefined : new Date(Math.max(0, Number(time) - overlapMs))
}

function toNotification(row: NotificationRow): Listed['data'][number] {
  return { ...row, created_at: row.created_at.toISOString(), read_at: row.read_at?.toISOString() ?? null }
}

interface Reading {
  readonly memberId: string
  readonly key: string | undefined
  readonly body: z.output<typeof readNotifications.body>
}

/** Marks everything up to that notification as read. Doing so twice is doing so once. */
export async function readUpTo(
  deps: Deps,
  { memberId, key, body }: Reading,
): Promise<z.output<typeof readNotifications.reply> | Refused> {
  if (!isUuid(body.up_to)) return refuseFields({ up_to: ['uuid_invalid'] })
  return runOnce(deps, { endpoint: readNotifications, memberId, key, body }, async tx => {
    if (await markRead(tx, memberId, body.up_to, deps.clock.now())) {
      await deps.wallet.announce(tx, { memberId, topic: 'notifications', payload: {} })
    }
    return { unread: await countUnread(tx, memberId) }
  })
}
