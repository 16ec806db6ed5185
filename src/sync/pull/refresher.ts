import type { Database } from '../../db/database.ts'
import { inBackground } from '../in-background.ts'
import type { Puller, PullOptions } from './pull.ts'

export interface Refresher {
  /** Which resources a topic of the event stream speaks of. */
  note(id: string, topics: readonly string[]): void
  watch(id: string, options: Pick<PullOptions, 'part'>): () => void
  /** Pulls what is on the screen, where it is not fresh. */
  refreshWatched(isForced: boolean): void
  /** Something changed on the server: rows of that topic are stale, and pulled at once when they are on the screen. */
  changed(memberId: string, topic: string): Promise<void>
}

interface Watched {
  readonly id: string
  readonly part: string
  count: number
  /** Aborted when the last screen has gone. */
  readonly gone: AbortController
}

/** Pulls what is watched: when it grows old, when the server names its topic, and when the line is back. */
export function createRefresher(db: Database, puller: Puller): Refresher {
  const resourcesByTopic = new Map<string, Set<string>>()
  const watched = new Map<string, Watched>()

  function pullFor({ id, part, gone }: Watched, force: boolean) {
    inBackground(puller.pull(id, { part, force, signal: gone.signal }))
  }

  function pullWatched(accept: (watch: Watched) => boolean, force: boolean) {
    for (const watch of watched.values()) {
      if (accept(watch)) pullFor(watch, force)
    }
  }

  return {
    note: (id, topics) => {
      for (const topic of topics) {
        const ids = resourcesByTopic.get(topic) ?? new Set()
        resourcesByTopic.set(topic, ids.add(id))
      }
    },
    watch: (id, { part = '' }) => {
      const key = JSON.stringify([id, part])
      const watch = watched.get(key) ?? { id, part, count: 0, gone: new AbortController() }
      watch.count += 1
      watched.set(key, watch)
      pullFor(watch, false)
      let isOver = false
      return () => {
        if (isOver) return
        isOver = true
        watch.count -= 1
        if (watch.count > 0) return
        watched.delete(key)
        watch.gone.abort()
      }
    },
    refreshWatched: isForced => pullWatched(() => true, isForced),
    changed: async (memberId, topic) => {
      const ids = resourcesByTopic.get(topic)
      if (!ids) return
      await markStale(db, memberId, [...ids])
      pullWatched(watch => ids.has(watch.id), true)
    },
  }
}

/**
 * Public rows too: a topic such as `catalogue` speaks of rows that belong to nobody. They keep their age: who loses the
 * network now still reads when the server last confirmed them.
 */
async function markStale(db: Database, memberId: string, ids: readonly string[]): Promise<void> {
  await db.syncState
    .where('resource')
    .anyOf([...ids])
    .filter(state => state.memberId === memberId || state.memberId === '')
    .modify(state => {
      state.staleMarks = (state.staleMarks ?? 0) + 1
    })
}
