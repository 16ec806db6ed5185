import { findIn } from '../find-in.ts'
import type { SharedEngine } from '../shared-game.ts'
import { createLiveBaccarat } from './live-baccarat-game.ts'
import { LIVE_BACCARAT_THEMES } from './live-baccarat-themes.ts'

/** Its tables. */
export const engine: SharedEngine = { find: findIn(LIVE_BACCARAT_THEMES, createLiveBaccarat) }
