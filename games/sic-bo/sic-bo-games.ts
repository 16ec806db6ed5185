import type { Game } from '../engine.ts'
import { createSicBoGame } from './sic-bo-game.ts'
import { SIC_BO_THEMES } from './sic-bo-themes.ts'

/** The sic bo table with this id. */
export function findSicBo(id: string): Game | undefined {
  const theme = SIC_BO_THEMES.find(candidate => candidate.id === id)
  return theme && createSicBoGame(theme)
}
