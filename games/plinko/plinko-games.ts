import type { Game } from '../engine.ts'
import { createPlinkoGame } from './plinko-game.ts'
import { PLINKO_THEMES } from './plinko-themes.ts'

/** The plinko game with this id. */
export function findPlinko(id: string): Game | undefined {
  const theme = PLINKO_THEMES.find(candidate => candidate.id === id)
  return theme && createPlinkoGame(theme)
}
