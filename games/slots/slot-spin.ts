import { linesOf, rowsOf } from './slot-lines.ts'
import { type LineWin, linePay } from './slot-pay.ts'
import { holdWindow, isFullOfOne } from './slot-respin.ts'
import type { SlotTheme } from './slot-theme.ts'
import {
  cellsOn,
  countScatters,
  expandColumn,
  isExpanding,
  reelsOf,
  type Window,
  windowAt,
} from './slot-window.ts'

export interface SpinLineWin extends LineWin {
  /** Index into the lines of the theme. */
  readonly line: number
  readonly from: 'left' | 'right'
}

/** One turn of the reels, before any multiplier. */
export interface Spin {
  readonly stops: readonly number[]
  readonly window: Window
  /** Reels that a wild filled. */
  readonly expanded: readonly number[]
  readonly lineWins: readonly SpinLineWin[]
  readonly scatters: number
  /** Multiples of the whole stake. */
  readonly scatterPays: number
  /** Free spins won by this turn. */
  readonly awarded: number
  /** Multiplies the turn: more than 1 where all reels are full of one symbol and the theme rewards it. */
  readonly times: number
}

/** What the reels pay at their stops, some of them `held` from the turn before. Pure: all of the slot's chance is in the stops. */
export function spinAt(
  theme: SlotTheme,
  stops: readonly number[],
  isFree: boolean,
  held: readonly number[] = [],
): Spin {
  const window = holdWindow(theme, windowAt(reelsOf(theme, isFree), stops), held)
  const shown = isExpanding(theme, isFree) ? window.map(expandColumn) : window
  const scatters = held.length > 0 ? 0 : Math.min(5, countScatters(window))
  return {
    stops,
    window,
    expanded: shown.flatMap((column, reel) => (column === window[reel] ? [] : [reel])),
    lineWins: linesOf(theme).flatMap((line, index) => winsOn(theme, shown, line, index)),
    scatters,
    scatterPays: theme.scatterPays[scatters - 3] ?? 0,
    awarded: theme.freeSpins?.awards[scatters - 3] ?? 0,
    times: isFullOfOne(shown) ? (theme.fullTimes ?? 1) : 1,
  }
}

function winsOn(theme: SlotTheme, window: Window, line: string, index: number): SpinLineWin[] {
  const cells = cellsOn(window, rowsOf(line))
  const left = linePay(theme, cells)
  const wins: SpinLineWin[] = left ? [{ ...left, line: index, from: 'left' }] : []
  if (theme.ways === 'left') return wins
  const right = linePay(theme, cells.toReversed())
  if (right && right.count < cells.length) wins.push({ ...right, line: index, from: 'right' })
  return wins
}

/** Multiples of the stake on one line, scatter wins included (they count for every line). */
export function unitsOf(theme: SlotTheme, spin: Spin): number {
  const onLines = spin.lineWins.reduce((sum, win) => sum + win.units, 0)
  return onLines + spin.scatterPays * theme.lines
}
