import { useEffect, useState } from 'react'
import type { SharedTable } from '../../../common/play/shared/use-shared-table.ts'
import { prefersStill } from '../../../ui/prefers-still.ts'

type Ended = Pick<SharedTable, 'round' | 'serverNow'>

/** Milliseconds of the server's clock since the outcome became public; nothing before that. */
export function sinceEnd({ round, serverNow }: Ended): number | undefined {
  if (round?.phase !== 'ended' || round.ends_at === null) return undefined
  return Math.max(0, serverNow() - Date.parse(round.ends_at))
}

/**
 * Whether a settled result is still being shown: sums and words wait for its end. Measured by the server's clock, so that
 * a member who comes late sees the rest of it. `showMs` answers how long the result is shown, in milliseconds.
 */
export function useShowing(table: Ended, showMs: (outcome: unknown) => number): boolean {
  const [, tick] = useState(0)
  const since = sinceEnd(table)
  const lasts = since === undefined || prefersStill() ? 0 : showMs(table.round?.outcome)
  const leftMs = lasts - (since ?? 0)
  useEffect(() => {
    if (leftMs <= 0) return
    const timer = setTimeout(() => tick(known => known + 1), leftMs + 1)
    return () => clearTimeout(timer)
  })
  return leftMs > 0
}

/** How many of the things that a result shows one after the other are seen by now. */
export function useDrawn(table: Ended, everyMs: number, count: number): number {
  const [, tick] = useState(0)
  const since = sinceEnd(table)
  const isStill = prefersStill()
  const seen = since === undefined ? 0 : isStill ? count : Math.min(count, Math.floor(since / everyMs) + 1)
  useEffect(() => {
    if (since === undefined || seen >= count) return
    const timer = setTimeout(() => tick(known => known + 1), everyMs - (since % everyMs) + 1)
    return () => clearTimeout(timer)
  })
  return seen
}
