import type { Game } from '../engine.ts'
import { createMinesGame } from './mines-game.ts'
import { MINES_THEMES } from './mines-themes.ts'

/** The mines game with this id. */
export function findMines(id: string): Game | undefined {
  const theme = MINES_THEMES.find(candidate => candidate.id === id)
  return theme && createMinesGame(theme)
}
