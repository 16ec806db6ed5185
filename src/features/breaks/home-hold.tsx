import { useEffect } from 'react'
import { noteHeld } from '../../state/held.ts'
import { closesAll } from './hold.ts'
import { HoldNotice } from './hold-notice.tsx'
import { useBreaks, useHoldOf } from './use-breaks.ts'

/** Above the lobby while a pause or an exclusion runs. */
export function HomeHold({ memberId }: { memberId: string }) {
  const breaks = useBreaks(memberId)
  const hold = useHoldOf(breaks)
  const isHeld = breaks === undefined ? undefined : hold !== undefined && closesAll(hold)
  useEffect(() => {
    if (isHeld !== undefined) noteHeld(localStorage, isHeld)
  }, [isHeld])
  return hold === undefined ? null : (
    <div className="pb-4">
      <HoldNotice hold={hold} />
    </div>
  )
}
