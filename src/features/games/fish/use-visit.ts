import { useState } from 'react'
import type { Table } from '../../../common/play/use-table.ts'

interface Visit {
  readonly shots: number
  /** Centavos. */
  readonly spent: bigint
  readonly returned: bigint
}

const nothing: Visit = { shots: 0, spent: 0n, returned: 0n }

/** What this visit has cost and brought: every settled shot once, as soon as it was shown. */
export function useVisit({ phase, round }: Table): Visit {
  const [counted, setCounted] = useState(round?.id)
  const [visit, setVisit] = useState(nothing)
  if (phase === 'ready' && round && round.state !== 'open' && counted !== round.id) {
    setCounted(round.id)
    setVisit({
      shots: visit.shots + 1,
      spent: visit.spent + round.stake,
      returned: visit.returned + round.payout,
    })
  }
  return visit
}
