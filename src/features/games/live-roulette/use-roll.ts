import { useState } from 'react'
import type { SharedTable } from '../../../common/play/shared/use-shared-table.ts'
import { prefersStill } from '../../../ui/prefers-still.ts'
import { sinceEnd } from '../shared/use-showing.ts'

/** The ball rolls out, and then lies a moment before sums and felt are shown. */
export const rollMs = 3400
export const lieMs = 1600

/** How long the ball of the round that just ended still rolls: less for who came late. Decided once a round. */
export function useRoll(table: Pick<SharedTable, 'round' | 'serverNow'>): number {
  const [roll, setRoll] = useState({ number: 0, ms: 0 })
  const since = sinceEnd(table)
  const number = table.round?.number ?? 0
  if (since === undefined || roll.number === number) return roll.ms
  const ms = prefersStill() ? 0 : Math.max(0, rollMs - since)
  setRoll({ number, ms })
  return ms
}
