import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { readMemberId, session } from '../../../state/member/session.ts'
import { closesAll } from './hold.ts'
import { HoldNotice } from './hold-notice.tsx'
import { NoOffers } from './no-offers.tsx'
import { useBreaks, useHold, useHoldOf } from './use-breaks.ts'

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

/** The same of offers, which are also closed by themselves, for the member's own sake. */
export function useOffersHeld(): ReactNode | undefined {
  const { now } = useSnapshot(session)
  const breaks = useBreaks(readMemberId(now))
  const hold = useHoldOf(breaks)
  if (hold !== undefined && closesAll(hold)) return <HoldNotice hold={hold} />
  return breaks?.known?.offers_closed === true ? <NoOffers /> : undefined
}
