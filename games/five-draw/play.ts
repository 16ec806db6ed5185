import { findIn } from '../find-in.ts'
import type { SharedEngine } from '../shared-game.ts'
import { createFiveDraw } from './five-draw-game.ts'
import { DRAW_THEMES } from './five-draw-themes.ts'

/** Its tables. */
export const engine: SharedEngine = { find: findIn(DRAW_THEMES, createFiveDraw) }
