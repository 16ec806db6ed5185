import type { Game } from '../engine.ts'
import { createSlotGame } from './slot-game.ts'
import { SLOT_THEMES } from './slot-themes.ts'

/** The slot with this id. */
export function findSlot(id: string): Game | undefined {
  const theme = SLOT_THEMES.find(candidate => candidate.id === id)
  return theme && createSlotGame(theme)
}
