import { useLiveQuery } from 'dexie-react-hooks'
import { useSnapshot } from 'valtio'
import { useApp } from '../../app-context.ts'
import { readAnswer } from '../../db/read-answer.ts'
import { house } from '../../state/house.ts'
import { useRefresh } from '../../use-refresh.ts'

/** What the house still asks of the member, as the device knows it. Where the licence asks for nothing, nothing is looked up. */
export function useMissingDetails(memberId: string) {
  const { db } = useApp()
  const { registration } = useSnapshot(house).now
  const isAsked = registration.length > 0
  const refresh = useRefresh('member-details', { enabled: isAsked })
  const missing = useLiveQuery(
    async () => (isAsked ? (await readAnswer(db, 'member-details', { memberId }))?.missing : []),
    [db, memberId, isAsked],
  )
  return { missing, refresh }
}
