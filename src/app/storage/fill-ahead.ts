import { subscribe } from 'valtio'
import type { Database } from '../../db/database.ts'
import { connection, whenConnectionReturns } from '../../state/connection.ts'
import { savesData } from '../../state/device/saves-data.ts'
import { session } from '../../state/member/session.ts'
import { siteConfig } from '../../state/site-config.ts'
import { createBrowserTriggers } from '../../sync/browser/surroundings-of-browser.ts'
import type { SyncEngine } from '../../sync/engine.ts'
import type { HeartbeatContext } from '../../sync/live/heartbeat-lock.ts'
import { createPrefetch, type Line } from '../../sync/pull/prefetch.ts'
import { prefetchSteps } from '../start/prefetch-steps.ts'
import type { Traffic } from '../start/traffic.ts'

type Parts = {
  db: Database
  sync: Pick<SyncEngine, 'pull'>
  tabs: HeartbeatContext
  traffic: Traffic
  onFilled: () => void
}

/** From each sign-in on the local tables are filled with what the first moment without a network should find there. */
export function fillAhead({ db, sync, tabs, traffic, onFilled }: Parts): void {
  const prefetch = createPrefetch({
    ...tabs,
    triggers: createBrowserTriggers(window, whenConnectionReturns),
    readLine,
    pull: sync.pull,
    onFilled,
    untilQuiet: async () => {
      await traffic.untilQuiet()
      await untilIdle()
    },
    readBytes: countBytes(),
    stepsFor: async memberId =>
      prefetchSteps({ site: siteConfig.now, isDemo: (await db.users.get(memberId))?.is_demo === true }),
  })
  const look = () => prefetch.follow(session.now.status === 'member' ? session.now.memberId : undefined)
  subscribe(session, look)
  look()
}

/** Safari and Firefox tell nothing of the line; there the answers' own times do. */
function readLine(): Line {
  const shown: unknown = Reflect.get(navigator, 'connection')
  const read = (name: string): unknown =>
    typeof shown === 'object' && shown !== null ? Reflect.get(shown, name) : undefined
  const effectiveType = read('effectiveType')
  return {
    savesData: savesData(),
    effectiveType: typeof effectiveType === 'string' ? effectiveType : undefined,
    quality: connection.quality,
  }
}

function untilIdle(): Promise<void> {
  return new Promise(done => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 2_000 })
    else setTimeout(done, 200)
  })
}

/** What fetched answers weighed on the line, as the browser counts them; an API of another origin that does not allow it counts nothing. */
function countBytes(): () => number {
  let bytes = 0
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      if (entry instanceof PerformanceResourceTiming && entry.initiatorType === 'fetch') {
        bytes += entry.transferSize
      }
    }
  }).observe({ type: 'resource' })
  return () => bytes
}
