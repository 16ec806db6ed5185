import type { AloneEngine } from '../engine.ts'
import { findIn } from '../find-in.ts'
import { readSlot } from './read-slot.ts'
import { createSlotGame } from './slot-game.ts'
import { SLOT_THEMES } from './slot-themes.ts'

/** Its games, and what a player did in a round of them. */
export const engine: AloneEngine = { find: findIn(SLOT_THEMES, createSlotGame), readPlayed: readSlot }
