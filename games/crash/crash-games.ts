import type { SharedGame } from '../shared-game.ts'
import { createCrashGame } from './crash-game.ts'
import { CRASH_THEMES } from './crash-themes.ts'

/** The crash game with this id. */
export function findCrash(id: string): SharedGame | undefined {
  const theme = CRASH_THEMES.find(candidate => candidate.id === id)
  return theme && createCrashGame(theme)
}
