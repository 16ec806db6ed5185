import { useEffect, useMemo, useState } from 'react'
import { useApp } from '../../../app-context.ts'
import { openStorage } from '../../../state/open-storage.ts'
import { keepDemoClock, readDemoClock } from './demo-clock.ts'

/** How long play money has been played, in milliseconds. */
export function useDemoClock(memberId: string, now: number): number {
  const { now: clock } = useApp()
  const storage = useMemo(() => openStorage(() => sessionStorage), [])
  const [{ startedAt }] = useState(() => readDemoClock(storage, memberId, clock()))
  const minute = Math.floor(now / 60_000)
  useEffect(
    () => keepDemoClock(storage, { memberId, startedAt, seenAt: minute * 60_000 }),
    [storage, memberId, startedAt, minute],
  )
  return Math.max(0, now - startedAt)
}
