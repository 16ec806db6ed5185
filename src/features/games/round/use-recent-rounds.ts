import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import type { Round } from '../../../../contract/lobby/games.ts'
import { useApp } from '../../../app/app-context.ts'
import { settledOf } from '../../../common/play/find-outcome.ts'
import type { PlayMode } from '../../../common/play/play-mode.ts'

const none: readonly Round[] = []
const length = 16

/** The last settled rounds of a game, newest first; while one is being shown the list waits for its end. */
export function useRecentRounds(
  { memberId, gameId, mode }: { memberId: string; gameId: string; mode: PlayMode },
  isReady: boolean,
): readonly Round[] {
  const { db } = useApp()
  const rows = useLiveQuery(
    async () => settledOf(db, { memberId, gameId, mode }).limit(length).toArray(),
    [db, memberId, gameId, mode],
  )
  const [kept, setKept] = useState(rows)
  if (isReady && kept !== rows) setKept(rows)
  return kept ?? none
}
