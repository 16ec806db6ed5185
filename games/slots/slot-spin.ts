import { LINES, rowsOf } from './slot-lines.ts'
import { type LineWin, linePay } from './slot-pay.ts'
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
  /** Index into `LINES`. */
  readonly line: number
  readonly from: 'left' | 'right'
}

/** One turn of the reels, before any free-spin multiplier. */
export interface Spin {
  readonly window: Window
  /** Reels that a wild filled. */
  readonly expanded: readonly number[]
  readonly lineWins: readonly SpinLineWin[]
  readonly scatters: number
  /** Multiples of the whole stake. */
  readonly scatterPays: number
  /** Free spins won by this turn. */
  readonly awarded: number
}

/** What the reels pay at five stops. Pure: all of the slot's chance is in the stops. */
export function spinAt(theme: SlotTheme, stops: readonly number[], isFree: boolean): Spin {
  const window = windowAt(reelsOf(theme, isFree), stops)
  const shown = isExpanding(theme, isFree) ? window.map(expandColumn) : window
  const scatters = Math.min(5, countScatters(window))
  return {
    window,
    expanded: shown.flatMap((column, reel) => (column === window[reel] ? [] : [reel])),
    lineWins: LINES.slice(0, theme.lines).flatMap((line, index) => winsOn(theme, shown, line, index)),
    scatters,
    scatterPays: theme.scatterPays[scatters - 3] ?? 0,
    awarded: theme.freeSpins?.awards[scatters - 3] ?? 0,
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
