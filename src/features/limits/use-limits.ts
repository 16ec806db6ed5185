import { useLiveQuery } from 'dexie-react-hooks'
import { useApp } from '../../app-context.ts'
import { readAnswer } from '../../db/read-answer.ts'
import { useRefresh } from '../../use-refresh.ts'

/** The member's limits as the device knows them, and how old that is. */
export function useLimits(memberId: string) {
  const { db } = useApp()
  const asked = useRefresh('limits')
  const view = useLiveQuery(
    () =>
      db.snapshot(['answers', 'syncState'], async () => ({
        limits: await readAnswer(db, 'limits', { memberId }),
        at: (await db.syncState.get([memberId, 'limits', '', '']))?.checkedAt || undefined,
      })),
    [db, memberId],
  )
  return { view, asked }
}
