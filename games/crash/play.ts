import { findIn } from '../find-in.ts'
import type { SharedEngine } from '../shared-game.ts'
import { createCrashGame } from './crash-game.ts'
import { CRASH_THEMES } from './crash-themes.ts'

/** Its tables. */
export const engine: SharedEngine = { find: findIn(CRASH_THEMES, createCrashGame) }
