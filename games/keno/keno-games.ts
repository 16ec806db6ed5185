import type { Game } from '../engine.ts'
import { createKenoGame } from './keno-game.ts'
import { KENO_THEMES } from './keno-themes.ts'

/** The keno game with this id. */
export function findKeno(id: string): Game | undefined {
  const theme = KENO_THEMES.find(candidate => candidate.id === id)
  return theme && createKenoGame(theme)
}
