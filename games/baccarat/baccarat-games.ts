import type { Game } from '../engine.ts'
import { createBaccaratGame } from './baccarat-game.ts'
import { BACCARAT_THEMES } from './baccarat-themes.ts'

/** The baccarat table with this id. */
export function findBaccarat(id: string): Game | undefined {
  const theme = BACCARAT_THEMES.find(candidate => candidate.id === id)
  return theme && createBaccaratGame(theme)
}
