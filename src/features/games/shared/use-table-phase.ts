import { useEffect, useState } from 'react'
import type { TableRound } from '../../../../contract/games/shared-rounds.ts'
import { phaseAt } from '../../../common/play/shared/table-view.ts'
import type { SharedTable } from '../../../common/play/shared/use-shared-table.ts'

/** The phase as this device's corrected clock has it: betting ends without any news. */
export function useTablePhase({ round, serverNow }: SharedTable): TableRound['phase'] | undefined {
  const [, tick] = useState(0)
  const phase = round && phaseAt(round, serverNow())
  useEffect(() => {
    if (!round || phase !== 'betting') return
    const waitMs = Math.max(0, Date.parse(round.closes_at) - serverNow()) + 1
    const timer = setTimeout(() => tick(known => known + 1), waitMs)
    return () => clearTimeout(timer)
  })
  return phase
}
