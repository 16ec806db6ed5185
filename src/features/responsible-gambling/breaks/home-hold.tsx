import { useEffect } from 'react'
import { recordHeld } from '../../../state/member/held.ts'
import { closesAll } from './hold.ts'
import { HoldNotice } from './hold-notice.tsx'
import { useBreaks, useHoldOf } from './use-breaks.ts'

/** Above the lobby while a pause or an exclusion runs. */
export function HomeHold({ memberId }: { memberId: string }) {
  const breaks = useBreaks(memberId)
  const hold = useHoldOf(breaks)
  const isClosed = (hold !== undefined && closesAll(hold)) || breaks?.known?.offers_closed === true
  const isHeld = breaks === undefined ? undefined : isClosed
  useEffect(() => {
    if (isHeld !== undefined) recordHeld(localStorage, isHeld)
  }, [isHeld])
  return hold === undefined ? null : (
    <div className="pb-4">
      <HoldNotice hold={hold} />
    </div>
  )
}
