import { useLiveQuery } from 'dexie-react-hooks'
import { useApp } from '../../app-context.ts'
import { readAnswer } from '../../db/read-answer.ts'
import { useRefresh } from '../../use-refresh.ts'

/** The agent's line and weeks as the device knows them, and how old that is. */
export function useAgency(memberId: string) {
  const { db } = useApp()
  const asked = useRefresh('agency')
  const view = useLiveQuery(
    () =>
      db.snapshot(['answers', 'syncState'], async () => ({
        agency: await readAnswer(db, 'agency', { memberId }),
        at: (await db.syncState.get([memberId, 'agency', '', '']))?.checkedAt || undefined,
      })),
    [db, memberId],
  )
  return { view, asked }
}
