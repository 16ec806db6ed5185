import type { Game } from '../engine.ts'
import { createFishGame } from './fish-game.ts'
import { FISH_THEMES } from './fish-themes.ts'

/** The fishing game with this id. */
export function findFish(id: string): Game | undefined {
  const theme = FISH_THEMES.find(candidate => candidate.id === id)
  return theme && createFishGame(theme)
}
