import { createBingoRoom } from '../../../../games/bingo-room/bingo-room-game.ts'
import { ROOM_THEMES } from '../../../../games/bingo-room/bingo-room-themes.ts'
import type { SharedPlayer } from '../../../common/play/player.ts'
import { RoomPays } from './room-pays.tsx'
import { RoomTable } from './room-table.tsx'

/** A moment for the last ball. */
const lieMs = 1500

/** How a bingo room of this id is played. */
export function findPlayer(gameId: string): SharedPlayer | undefined {
  const theme = ROOM_THEMES.find(known => known.id === gameId)
  if (!theme) return undefined
  return {
    palette: theme.palette,
    mostBets: createBingoRoom(theme).mostBets,
    showMs: () => theme.hall.drawn * theme.ballMs + lieMs,
    PlayShared: props => <RoomTable theme={theme} {...props} />,
    Pays: () => <RoomPays hall={theme.hall} />,
  }
}
