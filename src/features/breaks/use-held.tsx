import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { readMemberId, session } from '../../state/session.ts'
import { HoldNotice } from './hold-notice.tsx'
import { useHold } from './use-breaks.ts'

/** What stands in place of a game that nothing may be begun at; `undefined`: play is open. */
export function useHeld(): ReactNode | undefined {
  const { now } = useSnapshot(session)
  const hold = useHold(readMemberId(now))
  return hold === undefined ? undefined : <HoldNotice hold={hold} />
}
