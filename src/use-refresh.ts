import { useCallback, useEffect, useMemo, useState } from 'react'
import { useApp } from './app-context.ts'
import type { PullOutcome } from './sync/pull.ts'

export type Refresh = {
  /** The last try brought nothing: the network is away or the server refused. */
  hasFailed: boolean
  isAsking: boolean
  retry: () => void
}

const failures: readonly PullOutcome['kind'][] = ['failed', 'not-loaded', 'not-stored']

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
      hasFailed: outcome !== 'asking' && failures.includes(outcome),
      isAsking: outcome === 'asking',
      retry: () => ask(true),
    }),
    [outcome, ask],
  )
}
