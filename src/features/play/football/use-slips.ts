import { useLiveQuery } from 'dexie-react-hooks'
import type { SportsSlip } from '../../../../contract/sports.ts'
import { useApp } from '../../../app-context.ts'
import { readAnswer } from '../../../db/read-answer.ts'
import { useRefresh } from '../../../use-refresh.ts'
import type { PlayMode } from '../play-mode.ts'
import { partOf } from './sports-resources.ts'

const none: readonly SportsSlip[] = []

/** The member's slips as the device knows them, and since when. */
export function useSlips(gameId: string, mode: PlayMode, memberId: string) {
  const { db } = useApp()
  const part = partOf(gameId, mode)
  useRefresh('sports-slips', { part })
  const found = useLiveQuery(
    () =>
      db.snapshot(['answers', 'syncState'], async () => ({
        slips: await readAnswer(db, 'sports-slips', { memberId, part }),
        at: (await db.syncState.get([memberId, 'sports-slips', '', part]))?.checkedAt || undefined,
      })),
    [db, memberId, part],
  )
  return { slips: found?.slips ?? none, at: found?.at }
}
