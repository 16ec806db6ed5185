import { useLiveQuery } from 'dexie-react-hooks'
import { useApp } from '../../app/app-context.ts'

/**
 * Whether this member plays for play money only (docs/rules/accounts.md): `undefined` while it is read, `null` where the device does not
 * know, a guest's included.
 */
export function useIsDemoAccount(memberId: string | undefined): boolean | null | undefined {
  const { db } = useApp()
  return useLiveQuery(
    async () => (memberId === undefined ? null : ((await db.users.get(memberId))?.is_demo ?? null)),
    [db, memberId],
  )
}
