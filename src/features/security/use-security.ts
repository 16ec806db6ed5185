import { useLiveQuery } from 'dexie-react-hooks'
import type { SecurityView } from '../../../contract/security.ts'
import { useApp } from '../../app-context.ts'
import { readAnswer } from '../../db/read-answer.ts'
import { type Refresh, useRefresh } from '../../use-refresh.ts'

export type SecurityState = {
  /** What the device keeps; `undefined` while it is read, or when it was never loaded. */
  view: SecurityView | undefined
  /** When it was true. */
  at: number | undefined
  refresh: Refresh
}

export function useSecurity(memberId: string): SecurityState {
  const { db } = useApp()
  const refresh = useRefresh('security')
  const kept = useLiveQuery(
    () =>
      db.snapshot(['answers', 'syncState'], async () => ({
        view: await readAnswer(db, 'security', { memberId }),
        at: (await db.syncState.get([memberId, 'security', '', '']))?.checkedAt,
      })),
    [db, memberId],
  )
  return { view: kept?.view, at: kept?.at, refresh }
}
