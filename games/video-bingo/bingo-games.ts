import type { Game } from '../engine.ts'
import { createBingoGame } from './bingo-game.ts'
import { BINGO_THEMES } from './bingo-themes.ts'

/** The video bingo with this id. */
export function findVideoBingo(id: string): Game | undefined {
  const theme = BINGO_THEMES.find(candidate => candidate.id === id)
  return theme && createBingoGame(theme)
}
