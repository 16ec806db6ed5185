import type { Game } from '../engine.ts'
import { createLimboGame } from './limbo-game.ts'
import { LIMBO_THEMES } from './limbo-themes.ts'

/** The limbo game with this id. */
export function findLimbo(id: string): Game | undefined {
  const theme = LIMBO_THEMES.find(candidate => candidate.id === id)
  return theme && createLimboGame(theme)
}
