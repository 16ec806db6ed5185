import { useState } from 'react'
import { formatCentavos } from '../../../../contract/centavos.ts'
import type { Game } from '../../../../games/engine.ts'
import type { SharedGame } from '../../../../games/shared-game.ts'
import { useMaxWin } from '../../../common/play/max-win.ts'
import type { TablePhase } from '../../../common/play/table-state.ts'
import { useBusyWhile } from '../../../forms/use-busy-while.ts'
import { type LaidChip, pileUp, totalOf } from './laid-chips.ts'

/** The engines take this many places a round. */
const mostPlaces = 60

export type Chips<Spot> = {
  laid: readonly LaidChip<Spot>[]
  /** Chips of the round before, to be laid again. */
  last: readonly LaidChip<Spot>[]
  total: bigint
  /** As the engine reads it. */
  body: { chips: object[] }
  lay: (spot: Spot, stake: bigint) => void
  undo: () => void
  clear: () => void
  repeat: () => void
}

/** The last round that took the chips away, once it is `showing`. */
type Played = { readonly phase: TablePhase; readonly round: { readonly id: string } | undefined }

/**
 * The chips on the felt before a round. A chip that the limits or the bound of a round's win would refuse is not laid. Only an answer takes them away:
 * after a refusal they still lie as they were laid.
 */
export function useChips<Spot extends object>(
  game: Pick<Game | SharedGame, 'limits' | 'prepareBet'>,
  keyOf: (spot: Spot) => string,
  { phase, round }: Played,
): Chips<Spot> {
  const [laid, setLaid] = useState<readonly LaidChip<Spot>[]>([])
  const [last, setLast] = useState<readonly LaidChip<Spot>[]>([])
  const [sweptFor, setSweptFor] = useState(round?.id)
  if (phase === 'showing' && round && sweptFor !== round.id) {
    setSweptFor(round.id)
    if (laid.length > 0) setLast(laid)
    setLaid([])
  }
  const maxWin = useMaxWin()
  useBusyWhile(laid.length > 0)
  const total = totalOf(laid)
  const bodyOf = (chips: readonly LaidChip<Spot>[]) => ({
    chips: [...pileUp(chips, keyOf).values()].map(({ spot, stake }) => ({
      ...spot,
      stake: formatCentavos(stake),
    })),
  })
  /** The engine says what these chips win at most. */
  const isTooMuch = (chips: readonly LaidChip<Spot>[]) => {
    const prepared = game.prepareBet(bodyOf(chips))
    return maxWin !== undefined && prepared.ok && prepared.value.maximumPayout > maxWin
  }
  return {
    laid,
    last,
    total,
    body: bodyOf(laid),
    lay: (spot, stake) => {
      const next = [...laid, { spot, stake }]
      if (total + stake > game.limits.maxBet || pileUp(next, keyOf).size > mostPlaces) return
      if (!isTooMuch(next)) setLaid(next)
    },
    undo: () => setLaid(laid.slice(0, -1)),
    clear: () => setLaid([]),
    repeat: () => setLaid(last),
  }
}
