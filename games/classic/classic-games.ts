import type { Game } from '../engine.ts'
import { createClassicGame } from './classic-game.ts'
import { CLASSIC_THEMES } from './classic-themes.ts'

/** The classic slot with this id. */
export function findClassic(id: string): Game | undefined {
  const theme = CLASSIC_THEMES.find(candidate => candidate.id === id)
  return theme && createClassicGame(theme)
}
