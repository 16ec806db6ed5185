import type { TabChannel, TabMessage } from '../../../src/sync/environment.ts'

/** BroadcastChannel of one browser: every other tab hears, later, never the sender. */
export function createTabHub(): { join(): TabChannel } {
  const tabs = new Set<Set<(message: TabMessage) => void>>()
  return {
    join: () => {
      const own = new Set<(message: TabMessage) => void>()
      tabs.add(own)
      return {
        post: message => {
          for (const tab of tabs) {
            if (tab !== own) for (const listener of tab) queueMicrotask(() => listener(message))
          }
        },
        listen: listener => {
          own.add(listener)
          return () => own.delete(listener)
        },
      }
    },
  }
}
