import { type SlotTheme, WILD } from './slot-theme.ts'
import { expandColumn, type Window } from './slot-window.ts'

/** What the reels show, held ones as they were held: a wild that filled its reel still fills it. */
export function holdWindow(theme: SlotTheme, window: Window, held: readonly number[]): Window {
  if (theme.respins !== 'wild-reels') return window
  return window.map((column, reel) => (held.includes(reel) ? expandColumn(column) : column))
}

/**
 * Reels to hold while the others turn once more; empty when no respin follows. Each respin of `wild-reels` needs one
 * more reel and `two-reels` gives one, so a round has fewer respins than the game has reels.
 */
export function reelsToHold(
  theme: SlotTheme,
  turn: { readonly window: Window; readonly isWon: boolean; readonly held: readonly number[] },
): readonly number[] {
  const { window, isWon, held } = turn
  if (theme.respins === 'two-reels') return isWon || held.length > 0 ? [] : twoAlike(window)
  if (theme.respins !== 'wild-reels') return []
  const wild = window.flatMap((column, reel) => (column.includes(WILD) ? [reel] : []))
  return wild.length > held.length && wild.length < window.length ? wild : []
}

/** The two reels that are full of one symbol. */
function twoAlike(window: Window): readonly number[] {
  const full = window.flatMap((column, reel) => (isFull(column) ? [reel] : []))
  const alike = full.filter(reel => full.some(other => other !== reel && window[other] === window[reel]))
  return alike.length === 2 ? alike : []
}

function isFull(column: string): boolean {
  return column === column.charAt(0).repeat(column.length)
}

/** Whether all reels together show one symbol, wilds standing for it. */
export function isFullOfOne(window: Window): boolean {
  return new Set(window.join('').replaceAll(WILD, '')).size <= 1
}
