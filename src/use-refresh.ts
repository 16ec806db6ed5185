import { useCallback, useEffect, useMemo, useState } from 'react'
import { useApp } from './app-context.ts'
import type { PullOutcome } from './sync/pull.ts'

export type Refresh = {
  /** The last try brought nothing: the network is away, the server refused, or nobody is signed in who may ask. */
  hasFailed: boolean
  /** Nothing to conclude "there is none" from: rows that arrived are read a moment after this ends. `readAge` tells. */
  isAsking: boolean
  retry: () => void
}

const successes: readonly PullOutcome['kind'][] = ['applied', 'unchanged', 'fresh']

/** Keeps a resource's rows fresh while the screen is open, and tells whether that works. The rows come by live query. */
export function useRefresh(id: string, { part = '', enabled = true } = {}): Refresh {
  const { sync } = useApp()
  const [outcome, setOutcome] = useState<PullOutcome['kind'] | 'asking'>('asking')
  const ask = useCallback(
    (force: boolean) => {
      setOutcome('asking')
      void sync.pull(id, { part, force }).then(({ kind }) => setOutcome(kind))
    },
    [sync, id, part],
  )
  useEffect(() => {
    if (!enabled) return
    ask(false)
    return sync.watch(id, { part })
  }, [sync, id, part, enabled, ask])
  return useMemo(
    () => ({
      hasFailed: outcome !== 'asking' && !successes.includes(outcome),
      isAsking: outcome === 'asking',
      retry: () => ask(true),
    }),
    [outcome, ask],
  )
}
