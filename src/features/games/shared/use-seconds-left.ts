import { useEffect, useState } from 'react'
import type { SharedTable } from '../../../common/play/shared/use-shared-table.ts'

/** Whole seconds until betting closes, by the server's clock; 0 from then on. */
export function useSecondsLeft({ round, serverNow }: Pick<SharedTable, 'round' | 'serverNow'>): number {
  const [, tick] = useState(0)
  const leftMs = round === undefined ? 0 : Math.max(0, Date.parse(round.closes_at) - serverNow())
  useEffect(() => {
    if (leftMs <= 0) return
    const timer = setTimeout(() => tick(known => known + 1), leftMs % 1000 || 1000)
    return () => clearTimeout(timer)
  })
  return Math.ceil(leftMs / 1000)
}
