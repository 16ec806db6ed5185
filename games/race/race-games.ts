import type { Game } from '../engine.ts'
import { createRaceGame } from './race-game.ts'
import { RACE_THEMES } from './race-themes.ts'

/** The race with this id. */
export function findRace(id: string): Game | undefined {
  const theme = RACE_THEMES.find(candidate => candidate.id === id)
  return theme && createRaceGame(theme)
}
