import { useEffect, useState } from 'react'
import { useApp } from '../../../app/app-context.ts'
import { keepDemoClock, readDemoClock } from './demo-clock.ts'

/** How long play money has been played, in milliseconds. */
export function useDemoClock(memberId: string, now: number): number {
  const { now: clock } = useApp()
  const [{ startedAt }] = useState(() => readDemoClock(sessionStorage, memberId, clock()))
  const minute = Math.floor(now / 60_000)
  useEffect(
    () => keepDemoClock(sessionStorage, { memberId, startedAt, seenAt: minute * 60_000 }),
    [memberId, startedAt, minute],
  )
  return Math.max(0, now - startedAt)
}
