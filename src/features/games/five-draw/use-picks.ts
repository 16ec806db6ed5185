import { useState } from 'react'
import { BALLS, DRAWN } from '../../../../games/five-draw/five-draw-odds.ts'
import { useBusyWhile } from '../../../forms/use-busy-while.ts'
import { inOrder, pickAtRandom } from '../round/random-numbers.ts'

/**
 * The ticket as it is being filled; it is empty again when the server has taken it (`takenId` changes). No update takes the
 * member's own numbers away.
 */
export function usePicks(opening: readonly number[], takenId: string | undefined) {
  const [picks, setPicks] = useState<readonly number[]>(opening)
  const [sweptFor, setSweptFor] = useState(takenId)
  if (takenId !== undefined && takenId !== sweptFor) {
    setSweptFor(takenId)
    setPicks([])
  }
  useBusyWhile(picks.length > 0 && String(picks) !== String(opening))
  return {
    picks,
    isFull: picks.length === DRAWN,
    toggle: (ball: number) => {
      if (picks.includes(ball)) return setPicks(picks.filter(other => other !== ball))
      if (picks.length < DRAWN) setPicks(inOrder([...picks, ball]))
    },
    clear: () => setPicks([]),
    surprise: () => setPicks(pickAtRandom(DRAWN, BALLS, Math.random)),
  }
}
