import { useEffect, useMemo, useState } from 'react'
import type { Round } from '../../../contract/games.ts'
import { useApp } from '../../app-context.ts'
import { openStorage } from '../../state/open-storage.ts'
import type { PlayMode } from './play-mode.ts'
import { countRound, keepSession, netOf, readSession } from './play-session.ts'

/** How long the member has been playing and how it stands: shown all the time at every game. */
export function usePlaySession(memberId: string, mode: PlayMode, shownRound: Round | undefined) {
  const { now } = useApp()
  const storage = useMemo(() => openStorage(() => sessionStorage), [])
  const [session, setSession] = useState(() => readSession(storage, { memberId, mode }, now()))
  useEffect(() => {
    if (!shownRound) return
    setSession(known => countRound(known, shownRound, now()))
  }, [shownRound, now])
  useEffect(() => keepSession(storage, session), [storage, session])
  return { startedAt: session.startedAt, net: netOf(session) }
}
