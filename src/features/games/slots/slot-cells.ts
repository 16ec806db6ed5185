import { linesOf, rowsOf } from '../../../../games/slots/slot-lines.ts'
import { SCATTER, type SlotTheme } from '../../../../games/slots/slot-theme.ts'
import type { SlotSpin } from './slot-frames.ts'

/** Places of a line win as [reel, row], from the side it pays from. */
export function cellsOfWin(
  theme: SlotTheme,
  { line, from, count }: SlotSpin['lineWins'][number],
): readonly [number, number][] {
  const rows = rowsOf(linesOf(theme)[line] ?? '')
  const all = rows.map((row, reel): [number, number] => [reel, row])
  return from === 'left' ? all.slice(0, count) : all.slice(all.length - count)
}

/** `reel row` of every place that won something in this turn. */
export function winningCells(theme: SlotTheme, spin: SlotSpin): ReadonlySet<string> {
  const won = spin.lineWins.flatMap(win => cellsOfWin(theme, win).map(([reel, row]) => `${reel} ${row}`))
  const isScatterWin = spin.awarded > 0 || spin.scatterPayout !== '0.00'
  return new Set(isScatterWin ? [...won, ...scatterCells(spin.window)] : won)
}

function scatterCells(window: readonly string[]): readonly string[] {
  return window.flatMap((column, reel) =>
    [...column].flatMap((letter, row) => (letter === SCATTER ? [`${reel} ${row}`] : [])),
  )
}

/** What stands on the reels: wilds that fill their reel do so once it pays. */
export function shownWindow({ window, expanded }: SlotSpin, isPaying: boolean): readonly string[] {
  return window.map((column, reel) => (isPaying && expanded.includes(reel) ? 'WWW' : column))
}
