import { useLiveQuery } from 'dexie-react-hooks'
import { useSnapshot } from 'valtio'
import { useApp } from '../app/app-context.ts'
import { readMemberId, session } from '../state/member/session.ts'
import { preloadedUser } from './preloaded-answers.ts'

/** The id of the member who plays with real money; `undefined` for guests, for play money, and while the device looks it up. */
export function useRealMember(): string | undefined {
  const { db } = useApp()
  const { now } = useSnapshot(session)
  const memberId = readMemberId(now)
  const user = useLiveQuery(
    async () => (memberId === undefined ? undefined : db.users.get(memberId)),
    [db, memberId],
    preloadedUser(memberId),
  )
  return user?.memberId === memberId && user?.is_demo === false ? memberId : undefined
}
