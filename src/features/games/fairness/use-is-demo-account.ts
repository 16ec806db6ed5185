import { useLiveQuery } from 'dexie-react-hooks'
import { useApp } from '../../../app/app-context.ts'

/** Whether this member plays for play money only; `undefined` while it is read, `null` where the device does not know. */
export function useIsDemoAccount(memberId: string): boolean | null | undefined {
  const { db } = useApp()
  return useLiveQuery(async () => (await db.users.get(memberId))?.is_demo ?? null, [db, memberId])
}
