import { useState } from 'react'
import { formatCentavos } from '../../../../contract/centavos.ts'
import { createRaceGame } from '../../../../games/race/race-game.ts'
import type { RacePick } from '../../../../games/race/race-odds.ts'
import type { RaceTheme } from '../../../../games/race/race-theme.ts'
import { useMaxWin } from '../../../common/play/max-win.ts'
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

/** The chips on the board before the race. A chip that the limits or the bound of a round's win would refuse is not laid. */
export function useRaceChips(theme: RaceTheme): RaceChips {
  const [laid, setLaid] = useState<readonly LaidChip[]>([])
  const [last, setLast] = useState<readonly LaidChip[]>([])
  const maxWin = useMaxWin()
  useBusyWhile(laid.length > 0)
  const piles = pileUp(laid)
  const game = createRaceGame(theme)
  const fits = (chips: readonly LaidChip[]) => {
    const prepared = game.prepareBet(bodyOf(chips))
    const isTooMuch = maxWin !== undefined && prepared.ok && prepared.value.maximumPayout > maxWin
    return sumOf(chips) <= theme.limits.maxBet && !isTooMuch
  }
  return {
    isEmpty: laid.length === 0,
    canRepeat: laid.length === 0 && last.length > 0,
    total: sumOf(laid),
    body: bodyOf(laid),
    on: pick => piles.get(keyOfPick(pick))?.stake ?? 0n,
    lay: (pick, stake) => {
      setLaid(before => (fits([...before, { pick, stake }]) ? [...before, { pick, stake }] : before))
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

function bodyOf(chips: readonly LaidChip[]): { chips: object[] } {
  const piles = [...pileUp(chips).values()]
  return { chips: piles.map(({ pick, stake }) => ({ ...pick, stake: formatCentavos(stake) })) }
}

function sumOf(chips: readonly LaidChip[]): bigint {
  return chips.reduce((sum, chip) => sum + chip.stake, 0n)
}
