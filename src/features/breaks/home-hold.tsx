import { HoldNotice } from './hold-notice.tsx'
import { useHold } from './use-breaks.ts'

/** Above the lobby while a pause or an exclusion runs. */
export function HomeHold({ memberId }: { memberId: string }) {
  const hold = useHold(memberId)
  return hold === undefined ? null : (
    <div className="pb-4">
      <HoldNotice hold={hold} />
    </div>
  )
}
