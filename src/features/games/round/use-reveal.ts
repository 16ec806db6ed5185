import { useCallback, useEffect, useState } from 'react'
import type { Table } from '../../../common/play/use-table.ts'
import { prefersStill } from '../../../ui/prefers-still.ts'

/**
 * Shows a settled round for as long as its animation takes, or until the member skips it. The result is known and booked
 * before the animation begins: leaving in its middle changes nothing.
 */
export function useReveal(
  { phase, round, shown }: Table,
  lastsMs: number,
): [wasSkipped: boolean, skip: () => void] {
  const [skipped, setSkipped] = useState<string>()
  const isShowing = phase === 'showing'
  const id = round?.id
  const wasSkipped = id !== undefined && skipped === id
  useEffect(() => {
    if (!isShowing) return
    const timer = setTimeout(shown, wasSkipped || prefersStill() ? 0 : lastsMs)
    return () => clearTimeout(timer)
  }, [isShowing, wasSkipped, lastsMs, shown])
  const skip = useCallback(() => {
    if (isShowing) setSkipped(id)
  }, [isShowing, id])
  return [wasSkipped, skip]
}
