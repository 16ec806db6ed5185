import { liveQuery } from 'dexie'
import { subscribe } from 'valtio'
import { countUnsent } from '../db/count-unsent.ts'
import type { Database } from '../db/database.ts'
import { readMemberId, session } from '../state/session.ts'
import type { Clock } from '../sync/surroundings.ts'

/** The installed app's icon; missing where a browser has none. */
export type IconBadge = {
  setAppBadge?: (count: number) => Promise<void>
  clearAppBadge?: () => Promise<void>
}

/** What waits on a good line is gone before this: the icon does not blink with each heart. */
const settleMs = 2_000

/**
 * Keeps the number at the app's icon: news that were not read, changes that wait or were refused, calls without an answer. It is what
 * somebody sees who closed the app in a tunnel; opening it sends what waits. A guest's icon has none.
 */
export function keepIconBadge(db: Database, badge: IconBadge, clock: Clock): () => void {
  if (!badge.setAppBadge) return () => {}
  let shown: number | undefined
  let cancel = () => {}
  const show = (count: number) => {
    cancel()
    cancel = clock.after(settleMs, () => {
      if (count === shown) return
      shown = count
      // Refused where the app is not installed: then there is no icon to keep.
      const done = count > 0 ? badge.setAppBadge?.(count) : badge.clearAppBadge?.()
      done?.catch(() => undefined)
    })
  }
  let memberId: string | undefined
  let stop = () => {}
  const follow = () => {
    const next = readMemberId(session.now)
    if (session.now.status === 'starting' || (next === memberId && next !== undefined)) return
    stop()
    memberId = next
    if (next === undefined) return show(0)
    const counting = liveQuery(() => countForIcon(db, next)).subscribe({
      next: show,
      // The database was closed by a newer tab, which counts by itself.
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
  }
}

async function countForIcon(db: Database, memberId: string): Promise<number> {
  const { refused, waiting, unknown } = await countUnsent(db, memberId)
  const unread = (await db.notificationState.get(memberId))?.unread ?? 0
  return unread + refused + waiting + unknown
}
