import { useLiveQuery } from 'dexie-react-hooks'
import { useSnapshot } from 'valtio'
import { useApp } from '../app/app-context.ts'
import { countUnsent, type Unsent } from '../db/count-unsent.ts'
import { connection } from '../state/connection.ts'
import { session } from '../state/member/session.ts'

const nothing: Unsent = { refused: 0, waiting: 0, delayed: 0, unknown: 0, settled: 0 }

/**
 * What of the member's has not reached the server. On a good line everything waits for a blink, and a number that comes and goes
 * with each heart tells nothing: there only what was tried in vain counts as waiting.
 */
export function useUnsent(memberId: string): Unsent {
  const { db } = useApp()
  const { quality } = useSnapshot(connection)
  const { now } = useSnapshot(session)
  const unsent = useLiveQuery(() => countUnsent(db, memberId), [db, memberId]) ?? nothing
  const isMoving = quality === 'online' && now.status === 'member'
  return isMoving ? { ...unsent, waiting: unsent.delayed } : unsent
}
