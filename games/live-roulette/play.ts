import { findIn } from '../find-in.ts'
import type { SharedEngine } from '../shared-game.ts'
import { createLiveRoulette } from './live-roulette-game.ts'
import { LIVE_ROULETTE_THEMES } from './live-roulette-themes.ts'

/** Its tables. */
export const engine: SharedEngine = { find: findIn(LIVE_ROULETTE_THEMES, createLiveRoulette) }
