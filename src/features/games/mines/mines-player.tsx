import { MINES_THEMES } from '../../../../games/mines/mines-themes.ts'
import type { Player } from '../../../common/play/player.ts'
import { MinesPays } from './mines-pays.tsx'
import { MinesTable } from './mines-table.tsx'

/** How a minefield of this id is played. */
export function findPlayer(gameId: string): Player | undefined {
  const theme = MINES_THEMES.find(known => known.id === gameId)
  if (!theme) return undefined
  return {
    palette: theme.palette,
    Play: props => <MinesTable theme={theme} {...props} />,
    Pays: () => <MinesPays theme={theme} />,
  }
}
