import { useState } from 'react'
import { BALLS, type KenoRisk } from '../../../../games/keno/keno-odds.ts'
import type { KenoTheme } from '../../../../games/keno/keno-theme.ts'
import { useBusyWhile } from '../../../forms/use-busy-while.ts'
import { inOrder, pickAtRandom } from '../round/random-numbers.ts'

/** The ticket as it is being filled. No update takes the member's own numbers away. */
export function useTicket({ opening }: KenoTheme) {
  const [picks, setPicks] = useState<readonly number[]>(opening.picks)
  const [risk, setRisk] = useState<KenoRisk>(opening.risk)
  useBusyWhile(risk !== opening.risk || String(picks) !== String(opening.picks))
  return {
    picks,
    risk,
    setRisk,
    toggle: (ball: number) =>
      setPicks(picks.includes(ball) ? picks.filter(other => other !== ball) : inOrder([...picks, ball])),
    clear: () => setPicks([]),
    /** As many numbers as are picked now, others; of an empty ticket as many as the game opens with. */
    surprise: () => setPicks(pickAtRandom(picks.length || opening.picks.length, BALLS, Math.random)),
  }
}
