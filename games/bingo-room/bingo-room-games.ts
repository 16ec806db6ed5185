import type { SharedGame } from '../shared-game.ts'
import { createBingoRoom } from './bingo-room-game.ts'
import { ROOM_THEMES } from './bingo-room-themes.ts'

/** The bingo room with this id. */
export function findBingoRoom(id: string): SharedGame | undefined {
  const theme = ROOM_THEMES.find(candidate => candidate.id === id)
  return theme && createBingoRoom(theme)
}
