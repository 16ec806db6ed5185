import { useCallback, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { connection } from '../../state/connection.ts'
import { isEngine, loadPlayer } from './load-player.ts'
import type { AnyPlayer } from './player.ts'

export type LoadedPlayer =
  | { status: 'loading' }
  | { status: 'ready'; player: AnyPlayer }
  /** Its chunk did not arrive. */
  | { status: 'unreachable' }
  /** This version of the app has no such game. */
  | { status: 'unknown' }

/** The chunk of a game; tried again when the network comes back. */
export function usePlayer(engine: string | null, gameId: string): [LoadedPlayer, retry: () => void] {
  const { quality } = useSnapshot(connection)
  const [loaded, setLoaded] = useState<LoadedPlayer>({ status: 'loading' })
  const load = useCallback(async (): Promise<LoadedPlayer> => {
    if (!isEngine(engine)) return { status: 'unknown' }
    try {
      const player = await loadPlayer(engine, gameId)
      return player ? { status: 'ready', player } : { status: 'unknown' }
    } catch {
      return { status: 'unreachable' }
    }
  }, [engine, gameId])
  const retry = useCallback(() => void load().then(setLoaded), [load])
  useEffect(retry, [retry])
  const isWaiting = loaded.status === 'unreachable' && quality !== 'offline'
  useEffect(() => {
    if (isWaiting) retry()
  }, [isWaiting, retry])
  return [loaded, retry]
}
