import type { SimulateChances } from '../spread/chances.ts'
import { simulateSlotChances } from './slot-chances.ts'
import { SLOT_THEMES } from './slot-themes.ts'

const rounds = 40_000

/** What one stake on a slot came back with. */
export const simulateSlot: SimulateChances = async (gameId, random) => {
  const theme = SLOT_THEMES.find(({ id }) => id === gameId)
  if (theme === undefined) return undefined
  const next = random(7)
  return {
    play: 'any',
    rounds,
    chances: simulateSlotChances(theme, rounds, below => Math.floor(next() * below)),
  }
}
