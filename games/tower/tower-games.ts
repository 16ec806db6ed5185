import type { Game } from '../engine.ts'
import { createTowerGame } from './tower-game.ts'
import { TOWER_THEMES } from './tower-themes.ts'

/** The tower game with this id. */
export function findTower(id: string): Game | undefined {
  const theme = TOWER_THEMES.find(candidate => candidate.id === id)
  return theme && createTowerGame(theme)
}
