import { useCallback, useContext, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useApp } from '../../../app/app-context.ts'
import { BookPlayersContext } from '../../../common/play/book-players.ts'
import type { AnyPlayer } from '../../../common/play/player.ts'
import { connection } from '../../../state/connection.ts'
import { isEngine, loadPlayer } from './load-player.ts'

export type LoadedPlayer =
  | { status: 'loading' }
  | { status: 'ready'; player: AnyPlayer }
  /** Its chunk did not arrive, so often. */
  | { status: 'unreachable'; times: number }
  /** This version of the app has no such game. */
  | { status: 'unknown' }

/** The chunk of a game; tried again when the network comes back. */
export function usePlayer(engine: string | null, gameId: string): [LoadedPlayer, retry: () => void] {
  const { whole } = useApp()
  const books = useContext(BookPlayersContext)
  const { quality } = useSnapshot(connection)
  const [loaded, setLoaded] = useState<LoadedPlayer>({ status: 'loading' })
  const load = useCallback(async (): Promise<LoadedPlayer> => {
    if (!isEngine(engine)) return { status: 'unknown' }
    try {
      // The words of its table come with it: the page about a game says none of them.
      const [player] = await Promise.all([loadPlayer(engine, gameId, books), whole()])
      return player ? { status: 'ready', player } : { status: 'unknown' }
    } catch {
      return { status: 'unreachable', times: 1 }
    }
  }, [engine, gameId, whole, books])
  const retry = useCallback(() => void load().then(next => setLoaded(was => counted(was, next))), [load])
  useEffect(retry, [retry])
  const isWaiting = loaded.status === 'unreachable' && quality !== 'offline'
  useEffect(() => {
    if (isWaiting) retry()
  }, [isWaiting, retry])
  return [loaded, retry]
}

function counted(was: LoadedPlayer, next: LoadedPlayer): LoadedPlayer {
  const isLostAgain = was.status === 'unreachable' && next.status === 'unreachable'
  return isLostAgain ? { status: 'unreachable', times: was.times + 1 } : next
}
