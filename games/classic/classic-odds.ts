import type { PayoutChance } from '../payout-chance.ts'
import { playSpin, type SlotProgress, UNPLAYED } from '../slots/slot-play.ts'
import type { SlotTheme } from '../slots/slot-theme.ts'

/**
 * What one stake comes back with, exactly: every stop of the three reels is played by the game's own rules, and where
 * two reels are held every stop of the third once more. Counts are whole numbers, so nothing is rounded on the way.
 */
export function classicChances(theme: SlotTheme): readonly PayoutChance[] {
  const sizes = theme.reels.map(strip => strip.length)
  const all = sizes.reduce((product, size) => product * size, 1)
  const counts = new Map<number, number>()
  const add = ({ units }: SlotProgress, count: number) => counts.set(units, (counts.get(units) ?? 0) + count)
  for (const stops of allStops(sizes)) {
    const first = playSpin(theme, UNPLAYED, stops)
    if (first.done) add(first, all)
    else addRespins(theme, first, all, add)
  }
  return [...counts]
    .sort(([left], [right]) => left - right)
    .map(([units, count]) => ({ multiplier: units / theme.lines, chance: count / all ** 2 }))
}

/** The mean of those chances: the return of the theme. */
export function classicReturn(theme: SlotTheme): number {
  return classicChances(theme).reduce((sum, { multiplier, chance }) => sum + multiplier * chance, 0)
}

function addRespins(
  theme: SlotTheme,
  first: SlotProgress,
  all: number,
  add: (progress: SlotProgress, count: number) => void,
): void {
  const sizes = theme.reels.map((strip, reel) => (first.held.includes(reel) ? 1 : strip.length))
  const turns = [...allStops(sizes)]
  for (const turn of turns) add(playSpin(theme, first, turn), all / turns.length)
}

/** Every combination of stops, the last reel turning fastest. */
function* allStops(sizes: readonly number[]): Generator<readonly number[]> {
  const [size, ...rest] = sizes
  if (size === undefined) return yield []
  for (let stop = 0; stop < size; stop += 1) for (const others of allStops(rest)) yield [stop, ...others]
}
