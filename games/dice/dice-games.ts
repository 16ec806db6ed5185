import type { Game } from '../engine.ts'
import { createDiceGame } from './dice-game.ts'
import { DICE_THEMES } from './dice-themes.ts'

/** The dice game with this id. */
export function findDice(id: string): Game | undefined {
  const theme = DICE_THEMES.find(candidate => candidate.id === id)
  return theme && createDiceGame(theme)
}
