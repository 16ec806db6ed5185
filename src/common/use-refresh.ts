import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useApp } from '../app/app-context.ts'
import { connection, whenConnectionReturns } from '../state/connection.ts'
import { session } from '../state/member/session.ts'
import type { PullOutcome } from '../sync/pull/pull.ts'

export type Refresh = {
  /** The last try brought nothing: the network is away, the server refused, or nobody is signed in who may ask. */
  hasFailed: boolean
  /** Nothing to conclude "there is none" from: rows that arrived are read a moment after this ends. `readAge` tells. */
  isAsking: boolean
  /** It has failed, and is being asked for again. */
  isRetrying: boolean
  retry: () => void
}

const successes: readonly PullOutcome['kind'][] = ['applied', 'unchanged', 'fresh']
/** A push has landed meanwhile, of a queue that moves the rows. */
const movedMs = 1_000

/**
 * Keeps a resource's rows fresh while the screen is open, and tells whether that works. The rows come by live query. What failed is
 * asked for again as soon as requests are answered again.
 */
export function useRefresh(id: string, { part = '', enabled = true } = {}): Refresh {
  const { sync } = useApp()
  const { quality } = useSnapshot(connection)
  const { status } = useSnapshot(session).now
  const asked = `${id} ${part}`
  const [isOnItsWay, setIsOnItsWay] = useState(true)
  const [received, setReceived] = useState<{ asked: string; kind: PullOutcome['kind'] }>()
  /** Aborted when the screen goes: with it goes what was asked for it, the first time or again. */
  const shown = useRef<AbortSignal>(undefined)
  const ask = useCallback(
    (force: boolean) => {
      const signal = shown.current
      setIsOnItsWay(true)
      void sync.pull(id, { part, force, signal }).then(({ kind }) => {
        if (signal?.aborted) return
        setReceived({ asked: `${id} ${part}`, kind })
        setIsOnItsWay(false)
      })
    },
    [sync, id, part],
  )
  useEffect(() => {
    const leaving = new AbortController()
    shown.current = leaving.signal
    if (enabled) ask(false)
    const stop = enabled ? sync.watch(id, { part }) : undefined
    return () => {
      stop?.()
      leaving.abort()
    }
  }, [sync, id, part, enabled, ask])

  const last = received?.asked === asked ? received : undefined
  const outcome = last?.kind
  // A remembered member without a token: their session comes back with the network, and the rows with it.
  const isSignedInNow = outcome === 'no-session' && status === 'member'
  const isComing =
    isSignedInNow ||
    outcome === 'moved' ||
    (outcome === 'no-session' && status === 'remembered' && quality !== 'offline')
  const hasFailed = outcome !== undefined && !successes.includes(outcome) && !isComing
  useEffect(() => {
    if (isSignedInNow && enabled) ask(false)
  }, [isSignedInNow, enabled, ask])
  useEffect(() => {
    if (last?.kind !== 'moved' || !enabled) return
    const timer = setTimeout(() => ask(false), movedMs)
    return () => clearTimeout(timer)
  }, [last, enabled, ask])
  const askAgain = useEffectEvent(() => {
    if (hasFailed && enabled) ask(false)
  })
  useEffect(() => whenConnectionReturns(() => askAgain()), [])

  return useMemo(
    () => ({
      hasFailed,
      isAsking: !hasFailed && (isOnItsWay || outcome === undefined || isComing),
      isRetrying: hasFailed && isOnItsWay,
      retry: () => ask(true),
    }),
    [outcome, hasFailed, isComing, isOnItsWay, ask],
  )
}
