import { useLiveQuery } from 'dexie-react-hooks'
import { useSnapshot } from 'valtio'
import { useApp } from '../../app/app-context.ts'
import { readMemberId, session } from '../../state/member/session.ts'
import { type Refresh, useRefresh } from '../use-refresh.ts'

type UserPresence =
  /** Of guests, too, and until the device has looked. */
  { status: 'here' } | { status: 'coming' } | { status: 'missing'; asked: Refresh }

/**
 * Whether the device has the row of the signed-in member, which says whether they play with real money or play money. A missing row
 * is requested: without it the page would leave out what only real money has, without notice. Shared by features.
 */
export function useUserPresence(): UserPresence {
  const { db } = useApp()
  const { now } = useSnapshot(session)
  const memberId = readMemberId(now)
  const isAbsent = useLiveQuery(
    async () => memberId !== undefined && (await db.users.get(memberId)) === undefined,
    [db, memberId],
  )
  const asked = useRefresh('user', { enabled: isAbsent === true })
  if (!isAbsent) return { status: 'here' }
  return asked.hasFailed ? { status: 'missing', asked } : { status: 'coming' }
}
