import type { ReactNode } from 'react'
import { HoldNotice } from './hold-notice.tsx'
import { useHold } from './use-breaks.ts'

/** What a pause or an exclusion closes; while one runs, what is to be said of it. */
export function HoldGate({ memberId, children }: { memberId: string; children: ReactNode }) {
  const hold = useHold(memberId)
  return hold === undefined ? children : <HoldNotice hold={hold} />
}
