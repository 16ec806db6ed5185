import { useLiveQuery } from 'dexie-react-hooks'
import { useApp } from '../../app-context.ts'
import { readAnswer } from '../../db/read-answer.ts'
import { useRefresh } from '../../use-refresh.ts'

/** The member's time and money as the device knows them, and how old that is. */
export function useOverview(memberId: string) {
  const { db } = useApp()
  const asked = useRefresh('play-overview')
  const view = useLiveQuery(
    () =>
      db.snapshot(['answers', 'syncState'], async () => ({
        overview: await readAnswer(db, 'play-overview', { memberId }),
        at: (await db.syncState.get([memberId, 'play-overview', '', '']))?.checkedAt || undefined,
      })),
    [db, memberId],
  )
  return { view, asked }
}
