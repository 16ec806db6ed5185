import type { AloneEngine } from '../engine.ts'
import { findIn } from '../find-in.ts'
import { readSlot } from '../slots/read-slot.ts'
import { createClassicGame } from './classic-game.ts'
import { CLASSIC_THEMES } from './classic-themes.ts'

/** Its games, and what a player did in a round of them. */
export const engine: AloneEngine = { find: findIn(CLASSIC_THEMES, createClassicGame), readPlayed: readSlot }
