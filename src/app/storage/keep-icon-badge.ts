import { liveQuery } from 'dexie'
import { subscribe } from 'valtio'
import { countUnsent } from '../../db/count-unsent.ts'
import type { Database } from '../../db/database.ts'
import { asRecord } from '../../state/member/as-record.ts'
import { readMemberId, session } from '../../state/member/session.ts'
import type { Clock } from '../../sync/environment.ts'

/** The installed app's icon; missing where a browser has none. */
export type IconBadge = {
  setAppBadge?: (count: number) => Promise<void>
  clearAppBadge?: () => Promise<void>
}

/** What the number is made of. `unsent` is known to this device alone, which tells it to the worker for what it shows while no tab is open. */
type IconCount = { unread: number; unsent: number }

export type IconParts = {
  db: Database
  badge: IconBadge
  clock: Clock
  recordUnsent: (count: number) => Promise<void>
  /** What was not sent and lies in a storage that this start could not open, so that nobody sees it in `db`. */
  outOfSight?: number
  /** Who tells that a push has written its own number; missing where a browser has no workers. */
  worker: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined
}

/** What waits on a good line is gone before this: the icon does not blink with each heart. */
const settleMs = 2_000

/**
 * Keeps the number at the app's icon: news that were not read, changes that wait or were refused, calls without an answer. It is what
 * somebody sees who closed the app in a tunnel; opening it sends what waits. A guest's icon has none.
 */
export function keepIconBadge({
  db,
  badge,
  clock,
  recordUnsent,
  outOfSight = 0,
  worker,
}: IconParts): () => void {
  if (!badge.setAppBadge) return () => {}
  let counted: IconCount | undefined
  let shown: number | undefined
  let noted: number | undefined
  let cancel = () => {}
  let memberId: string | undefined
  const write = () => {
    if (counted === undefined) return
    const { unread, unsent } = counted
    if (unsent !== noted) {
      noted = unsent
      // A browser that keeps nothing: its pushes count the news alone.
      recordUnsent(unsent).catch(() => undefined)
    }
    const count = unread + unsent + (memberId === undefined ? 0 : outOfSight)
    if (count === shown) return
    shown = count
    // Refused where the app is not installed: then there is no icon to keep.
    const done = count > 0 ? badge.setAppBadge?.(count) : badge.clearAppBadge?.()
    done?.catch(() => undefined)
  }
  const show = (count: IconCount) => {
    counted = count
    cancel()
    cancel = clock.after(settleMs, write)
  }
  const onEvent = (event: Event) => {
    if (!(event instanceof MessageEvent) || asRecord(event.data)?.type !== 'PUSHED' || !counted) return
    shown = undefined
    show(counted)
  }
  worker?.addEventListener('message', onEvent)
  let stop = () => {}
  const follow = () => {
    const next = readMemberId(session.now)
    if (session.now.status === 'starting' || (next === memberId && next !== undefined)) return
    stop()
    memberId = next
    if (next === undefined) return show({ unread: 0, unsent: 0 })
    const counting = liveQuery(() => countForIcon(db, next)).subscribe({
      next: show,
      // The database was closed by a newer tab, which counts automatically.
      error: () => {},
    })
    stop = () => counting.unsubscribe()
  }
  const unfollow = subscribe(session, follow)
  follow()
  return () => {
    unfollow()
    stop()
    cancel()
    worker?.removeEventListener('message', onEvent)
  }
}

async function countForIcon(db: Database, memberId: string): Promise<IconCount> {
  const { refused, waiting, unknown } = await countUnsent(db, memberId)
  const unread = (await db.notificationState.get(memberId))?.unread ?? 0
  return { unread, unsent: refused + waiting + unknown }
}
