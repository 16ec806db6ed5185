import { useLiveQuery } from 'dexie-react-hooks'
import type { MemberIdentity } from '../../../contract/identity.ts'
import { useApp } from '../../app-context.ts'
import { readAnswer } from '../../db/read-answer.ts'
import { type Refresh, useRefresh } from '../../use-refresh.ts'

interface IdentityState {
  /** What the device keeps; `undefined` while it is read, or when it was never loaded. */
  readonly identity: MemberIdentity | undefined
  /** When it was true. */
  readonly at: number | undefined
  readonly refresh: Refresh
}

export function useIdentity(memberId: string): IdentityState {
  const { db } = useApp()
  const refresh = useRefresh('identity')
  const kept = useLiveQuery(
    () =>
      db.snapshot(['answers', 'syncState'], async () => ({
        identity: await readAnswer(db, 'identity', { memberId }),
        at: (await db.syncState.get([memberId, 'identity', '', '']))?.checkedAt,
      })),
    [db, memberId],
  )
  return { identity: kept?.identity, at: kept?.at, refresh }
}
