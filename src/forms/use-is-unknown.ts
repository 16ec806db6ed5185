import { useLiveQuery } from 'dexie-react-hooks'
import { useApp } from '../app/app-context.ts'

/**
 * Whether the member has a money call of this kind whose outcome is not known. `lost`: the key of an answer that did not come; a full
 * device may not have written that it is unknown.
 */
export function useIsUnknown(call: string, memberId: string, lost: string | undefined): boolean {
  const { db } = useApp()
  const rows = useLiveQuery(
    async () =>
      (await db.openCalls.where('memberId').equals(memberId).toArray()).filter(row => row.call === call),
    [db, memberId, call],
  )
  return rows?.some(({ key, state }) => state === 'unknown' || key === lost) ?? false
}
