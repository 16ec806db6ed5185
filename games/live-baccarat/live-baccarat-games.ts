import type { SharedGame } from '../shared-game.ts'
import { createLiveBaccarat } from './live-baccarat-game.ts'
import { LIVE_BACCARAT_THEMES } from './live-baccarat-themes.ts'

/** The live baccarat table with this id. */
export function findLiveBaccarat(id: string): SharedGame | undefined {
  const theme = LIVE_BACCARAT_THEMES.find(candidate => candidate.id === id)
  return theme && createLiveBaccarat(theme)
}
