import type { Game } from '../engine.ts'
import { createHiLoGame } from './hi-lo-game.ts'
import { HI_LO_THEMES } from './hi-lo-themes.ts'

/** The hi-lo game with this id. */
export function findHiLo(id: string): Game | undefined {
  const theme = HI_LO_THEMES.find(candidate => candidate.id === id)
  return theme && createHiLoGame(theme)
}
