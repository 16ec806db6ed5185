import { useLiveQuery } from 'dexie-react-hooks'
import { useApp } from '../../../app/app-context.ts'

/** Whether this member plays for play money only; undefined while it is not known. */
export function useIsDemoAccount(memberId: string | undefined): boolean | undefined {
  const { db } = useApp()
  return useLiveQuery(
    async () => (memberId === undefined ? undefined : (await db.users.get(memberId))?.is_demo),
    [db, memberId],
  )
}
