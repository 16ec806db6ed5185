import { useLiveQuery } from 'dexie-react-hooks'
import { useApp } from '../../../app/app-context.ts'
import type { PlayMode } from '../../../common/play/play-mode.ts'

const none: readonly PlayMode[] = []

/** The kinds of money of rounds of this game that wait to be finished. */
export function useOpenModes(memberId: string | undefined, gameId: string): readonly PlayMode[] {
  const { db } = useApp()
  const found = useLiveQuery(async () => {
    if (memberId === undefined) return none
    const rows = await db.openRounds.where('[memberId+game_id]').equals([memberId, gameId]).toArray()
    return rows.map(row => row.mode)
  }, [db, memberId, gameId])
  return found ?? none
}
