import type { Game } from '../engine.ts'
import { createBlackjackGame } from './blackjack-game.ts'
import { BLACKJACK_THEMES } from './blackjack-themes.ts'

/** The blackjack table with this id. */
export function findBlackjack(id: string): Game | undefined {
  const theme = BLACKJACK_THEMES.find(candidate => candidate.id === id)
  return theme && createBlackjackGame(theme)
}
