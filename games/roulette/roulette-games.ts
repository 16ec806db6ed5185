import type { Game } from '../engine.ts'
import { createRouletteGame } from './roulette-game.ts'
import { ROULETTE_THEMES } from './roulette-themes.ts'

/** The roulette game with this id. */
export function findRoulette(id: string): Game | undefined {
  const theme = ROULETTE_THEMES.find(candidate => candidate.id === id)
  return theme && createRouletteGame(theme)
}
