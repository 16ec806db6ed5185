import { Dexie } from 'dexie'
import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import type { Round } from '../../../../contract/lobby/games.ts'
import { useApp } from '../../../app/app-context.ts'

const none: readonly Round[] = []
const length = 20

/** The last settled rounds of a game's offline demo, newest first; while one is being shown the list waits for its end. */
export function useOfflineRounds(
  { memberId, gameId }: { memberId: string; gameId: string },
  isReady: boolean,
): readonly Round[] {
  const { db } = useApp()
  const rows = useLiveQuery(
    async () =>
      db.offlineRounds
        .where('[memberId+game_id+started_at]')
        .between([memberId, gameId, Dexie.minKey], [memberId, gameId, Dexie.maxKey])
        .reverse()
        .filter(row => row.state !== 'open')
        .limit(length)
        .toArray(),
    [db, memberId, gameId],
  )
  const [kept, setKept] = useState(rows)
  if (isReady && kept !== rows) setKept(rows)
  return kept ?? none
}
