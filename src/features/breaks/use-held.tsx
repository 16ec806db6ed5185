import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { readMemberId, session } from '../../state/session.ts'
import { closesAll } from './hold.ts'
import { HoldNotice } from './hold-notice.tsx'
import { useHold } from './use-breaks.ts'

/**
 * What stands in place of a game that nothing may be begun at, or of an offer; `undefined`: it is open. `isForMoney`: of real
 * money; a check of the person that is not done closes nothing else.
 */
export function useHeld(isForMoney: boolean): ReactNode | undefined {
  const { now } = useSnapshot(session)
  const hold = useHold(readMemberId(now))
  const isOpen = hold === undefined || (!isForMoney && !closesAll(hold))
  return isOpen ? undefined : <HoldNotice hold={hold} />
}
