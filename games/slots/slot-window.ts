import { type Reels, SCATTER, type SlotTheme, type SymbolKey, WILD } from './slot-theme.ts'

const ROWS = 3

/** A column of three letters a reel, top first. */
export type Window = readonly string[]

/** Whether a wild fills its reel, which some themes allow in free spins only. */
export function isExpanding(theme: SlotTheme, isFree: boolean): boolean {
  return theme.wild.expands === 'always' || (theme.wild.expands === 'free' && isFree)
}

/** The strips that spin: a theme's free spins may have their own. */
export function reelsOf(theme: SlotTheme, isFree: boolean): Reels {
  return (isFree ? theme.freeSpins?.reels : undefined) ?? theme.reels
}

/** The three letters that show when a strip stops at `stop`. */
export function columnAt(strip: string, stop: number): string {
  return (strip + strip).slice(stop, stop + ROWS)
}

/** What is seen when the reels stop there: a column of symbols for each reel. */
export function windowAt(reels: Reels, stops: readonly number[]): Window {
  return reels.map((strip, reel) => columnAt(strip, stops[reel] ?? 0))
}

/** A column with a wild becomes all wild. Scatters were counted before. */
export function expandColumn(column: string): string {
  return column.includes(WILD) ? WILD.repeat(ROWS) : column
}

/** How many scatters are in sight. */
export function countScatters(window: Window): number {
  return window.reduce((sum, column) => sum + column.split(SCATTER).length - 1, 0)
}

/** The letters on a line, from the left. */
export function cellsOn(window: Window, rows: readonly number[]): readonly SymbolKey[] {
  return window.map((column, reel) => column.charAt(rows[reel] ?? 0))
}
