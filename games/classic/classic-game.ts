import type { Game } from '../engine.ts'
import { createSlotGame } from '../slots/slot-game.ts'
import type { SlotTheme } from '../slots/slot-theme.ts'

/** A 3×3 slot: three reels, five lines, played by the rules of `games/slots`. */
export function createClassicGame(theme: SlotTheme): Game {
  return createSlotGame(theme, 'classic')
}
