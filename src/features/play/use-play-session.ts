import { useEffect, useMemo, useState } from 'react'
import { useApp } from '../../app-context.ts'
import { openStorage } from '../../state/open-storage.ts'
import type { PlayMode } from './play-mode.ts'
import { type CountedRound, countRound, keepSession, netOf, readSession } from './play-session.ts'

const none: readonly CountedRound[] = []

/** How long the member has been playing and how it stands: shown all the time at every game. */
export function usePlaySession(
  memberId: string,
  mode: PlayMode,
  shownRound: CountedRound | undefined,
  /** Of a shared round: every bet of the member. */
  shownBets: readonly CountedRound[] = none,
) {
  const { now } = useApp()
  const storage = useMemo(() => openStorage(() => sessionStorage), [])
  const [session, setSession] = useState(() => readSession(storage, { memberId, mode }, now()))
  useEffect(() => {
    const shown = shownRound ? [shownRound, ...shownBets] : shownBets
    if (shown.length === 0) return
    setSession(known => shown.reduce((session, round) => countRound(session, round, now()), known))
  }, [shownRound, shownBets, now])
  useEffect(() => keepSession(storage, session), [storage, session])
  return { startedAt: session.startedAt, net: netOf(session) }
}
