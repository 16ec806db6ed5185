import { useState } from 'react'
import { BALLS, type KenoRisk } from '../../../../games/keno/keno-odds.ts'
import type { KenoTheme } from '../../../../games/keno/keno-theme.ts'

/** The ticket as it is being filled. */
export function useTicket({ opening }: KenoTheme) {
  const [picks, setPicks] = useState<readonly number[]>(opening.picks)
  const [risk, setRisk] = useState<KenoRisk>(opening.risk)
  return {
    picks,
    risk,
    setRisk,
    toggle: (ball: number) =>
      setPicks(picks.includes(ball) ? picks.filter(other => other !== ball) : inOrder([...picks, ball])),
    clear: () => setPicks([]),
    /** As many numbers as are picked now, others; of an empty ticket as many as the game opens with. */
    surprise: () => setPicks(pickAtRandom(picks.length || opening.picks.length, Math.random)),
  }
}

/** Some numbers for who has none in mind: a choice like any other, and no part of the draw. */
function pickAtRandom(count: number, fraction: () => number): readonly number[] {
  const pool = Array.from({ length: BALLS }, (_, index) => index + 1)
  const picked = Array.from({ length: count }, () => pool.splice(Math.floor(fraction() * pool.length), 1))
  return inOrder(picked.flat())
}

function inOrder(balls: readonly number[]): readonly number[] {
  return [...balls].sort((left, right) => left - right)
}
