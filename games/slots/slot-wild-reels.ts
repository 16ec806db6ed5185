import { type SlotTheme, WILD } from './slot-theme.ts'
import { columnAt } from './slot-window.ts'

/** For each reel: the chance that a turn in the base game brings a wild into view, none for a reel that is held. */
export function wildChances(theme: SlotTheme, held: readonly number[]): readonly number[] {
  return theme.reels.map((strip, reel) => {
    if (held.includes(reel)) return 0
    const stops = Array.from({ length: strip.length }, (_, stop) => columnAt(strip, stop))
    return stops.filter(column => column.includes(WILD)).length / strip.length
  })
}

/** Every choice of some, all or none. */
export function subsetsOf<T>(items: readonly T[]): readonly (readonly T[])[] {
  const [first, ...others] = items
  if (first === undefined) return [[]]
  const rest = subsetsOf(others)
  return [...rest, ...rest.map(set => [first, ...set])]
}
