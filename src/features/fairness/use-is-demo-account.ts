import { useLiveQuery } from 'dexie-react-hooks'
import { useApp } from '../../app-context.ts'

/** Whether this member plays for play money only; undefined while it is not known. */
export function useIsDemoAccount(memberId: string): boolean | undefined {
  const { db } = useApp()
  return useLiveQuery(async () => (await db.users.get(memberId))?.is_demo, [db, memberId])
}
