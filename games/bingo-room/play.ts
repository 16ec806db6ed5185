import { findIn } from '../find-in.ts'
import type { SharedEngine } from '../shared-game.ts'
import { createBingoRoom } from './bingo-room-game.ts'
import { ROOM_THEMES } from './bingo-room-themes.ts'

/** Its tables. */
export const engine: SharedEngine = { find: findIn(ROOM_THEMES, createBingoRoom) }
