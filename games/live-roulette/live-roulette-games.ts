import type { SharedGame } from '../shared-game.ts'
import { createLiveRoulette } from './live-roulette-game.ts'
import { LIVE_ROULETTE_THEMES } from './live-roulette-themes.ts'

/** The live roulette table with this id. */
export function findLiveRoulette(id: string): SharedGame | undefined {
  const theme = LIVE_ROULETTE_THEMES.find(candidate => candidate.id === id)
  return theme && createLiveRoulette(theme)
}
