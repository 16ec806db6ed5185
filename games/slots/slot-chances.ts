import type { PayoutChance } from '../payout-chance.ts'
import { nextReelSizes, playSpin, UNPLAYED } from './slot-play.ts'
import type { SlotTheme } from './slot-theme.ts'

/**
 * What one stake came back with in so many rounds: simulated, not exact, because lines overlap on strips too long to
 * play every stop of five reels. `random(below)` gives whole numbers in [0, below), each as likely as the other.
 */
export function simulateSlotChances(
  theme: SlotTheme,
  rounds: number,
  random: (below: number) => number,
): readonly PayoutChance[] {
  const counts = new Map<number, number>()
  for (let round = 0; round < rounds; round += 1) {
    let progress = UNPLAYED
    while (!progress.done) progress = playSpin(theme, progress, nextReelSizes(theme, progress).map(random))
    counts.set(progress.units, (counts.get(progress.units) ?? 0) + 1)
  }
  return [...counts]
    .sort(([left], [right]) => left - right)
    .map(([units, count]) => ({ multiplier: units / theme.lines, chance: count / rounds }))
}
