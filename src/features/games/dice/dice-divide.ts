import { ROLLS } from '../../../../games/dice/dice-odds.ts'
import type { DiceTheme } from '../../../../games/dice/dice-theme.ts'

export type Direction = 'under' | 'over'

/** Where the scale of 10,000 numbers is cut: numbers below `at` on one side, `at` and above on the other. */
export interface Divide {
  readonly direction: Direction
  readonly at: number
}

/** The engine's target wins strictly below or above; the cut is the same place from both sides. */
export function targetOf({ direction, at }: Divide): number {
  return direction === 'under' ? at : at - 1
}

export function divideAt(direction: Direction, target: number): Divide {
  return { direction, at: direction === 'under' ? target : target + 1 }
}

export function winnersOf({ direction, at }: Divide): number {
  return direction === 'under' ? at : ROLLS - at
}

/** Where the cut may lie on this side. */
export function rangeOf({ fewest, most }: DiceTheme, direction: Direction): { from: number; to: number } {
  return direction === 'under' ? { from: fewest, to: most } : { from: ROLLS - most, to: ROLLS - fewest }
}

/** The same choice within the theme's range: of the other side, the mirrored cut where the old one is not allowed. */
export function fitDivide(theme: DiceTheme, { direction, at }: Divide): Divide {
  const { from, to } = rangeOf(theme, direction)
  return { direction, at: Math.min(to, Math.max(from, at)) }
}
