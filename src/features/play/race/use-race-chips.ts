import { useState } from 'react'
import { formatCentavos } from '../../../../contract/centavos.ts'
import type { RacePick } from '../../../../games/race/race-odds.ts'
import type { RaceTheme } from '../../../../games/race/race-theme.ts'
import { useBusyWhile } from '../../../forms/use-busy-while.ts'
import { keyOfPick, type LaidChip, pileUp } from './picks.ts'

export type RaceChips = {
  isEmpty: boolean
  canRepeat: boolean
  total: bigint
  /** As the engine reads it. */
  body: { chips: object[] }
  /** Centavos on a pick. */
  on: (pick: RacePick) => bigint
  lay: (pick: RacePick, stake: bigint) => void
  undo: () => void
  clear: () => void
  repeat: () => void
  /** The race is run: its chips leave the board. */
  sweep: () => void
}

/** The chips on the board before the race. A chip that the limits would refuse is not laid. */
export function useRaceChips({ limits }: RaceTheme): RaceChips {
  const [laid, setLaid] = useState<readonly LaidChip[]>([])
  const [last, setLast] = useState<readonly LaidChip[]>([])
  useBusyWhile(laid.length > 0)
  const piles = pileUp(laid)
  return {
    isEmpty: laid.length === 0,
    canRepeat: laid.length === 0 && last.length > 0,
    total: sumOf(laid),
    body: {
      chips: [...piles.values()].map(({ pick, stake }) => ({ ...pick, stake: formatCentavos(stake) })),
    },
    on: pick => piles.get(keyOfPick(pick))?.stake ?? 0n,
    lay: (pick, stake) => {
      setLaid(before => (sumOf(before) + stake <= limits.maxBet ? [...before, { pick, stake }] : before))
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

function sumOf(chips: readonly LaidChip[]): bigint {
  return chips.reduce((sum, chip) => sum + chip.stake, 0n)
}
