import type { Game } from '../engine.ts'
import { createPenaltyGame } from './penalty-game.ts'
import { PENALTY_THEMES } from './penalty-themes.ts'

/** The penalty shoot-out with this id. */
export function findPenalty(id: string): Game | undefined {
  const theme = PENALTY_THEMES.find(candidate => candidate.id === id)
  return theme && createPenaltyGame(theme)
}
