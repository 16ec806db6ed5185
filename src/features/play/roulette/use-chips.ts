import { useState } from 'react'
import { formatCentavos } from '../../../../contract/centavos.ts'
import type { RouletteTheme } from '../../../../games/roulette/roulette-theme.ts'
import { type LaidChip, pileUp, type Spot, totalOf } from './spots.ts'

/** The engine takes this many places a round. */
const mostPlaces = 60

export type Chips = {
  laid: readonly LaidChip[]
  /** Chips of the round before, to be laid again. */
  last: readonly LaidChip[]
  total: bigint
  /** As the engine reads it. */
  body: { chips: object[] }
  lay: (spot: Spot, stake: bigint) => void
  undo: () => void
  clear: () => void
  repeat: () => void
  /** The round is played: its chips leave the felt. */
  sweep: () => void
}

/** The chips on the felt before the wheel is spun. A chip that the limits would refuse is not laid. */
export function useChips({ limits }: RouletteTheme): Chips {
  const [laid, setLaid] = useState<readonly LaidChip[]>([])
  const [last, setLast] = useState<readonly LaidChip[]>([])
  const total = totalOf(laid)
  const piles = [...pileUp(laid).values()]
  return {
    laid,
    last,
    total,
    body: { chips: piles.map(({ spot, stake }) => ({ ...spot, stake: formatCentavos(stake) })) },
    lay: (spot, stake) => {
      const next = [...laid, { spot, stake }]
      if (total + stake <= limits.maxBet && pileUp(next).size <= mostPlaces) setLaid(next)
    },
    undo: () => setLaid(laid.slice(0, -1)),
    clear: () => setLaid([]),
    repeat: () => setLaid(last),
    sweep: () => {
      if (laid.length > 0) setLast(laid)
      setLaid([])
    },
  }
}
