import { BINGO_THEMES } from '../../../../games/video-bingo/bingo-themes.ts'
import type { Player } from '../../../common/play/player.ts'
import { BingoPays } from './bingo-pays.tsx'
import { BingoTable } from './bingo-table.tsx'

/** How a video bingo of this id is played. */
export function findPlayer(gameId: string): Player | undefined {
  const theme = BINGO_THEMES.find(known => known.id === gameId)
  if (!theme) return undefined
  return {
    palette: theme.palette,
    Play: props => <BingoTable theme={theme} {...props} />,
    Pays: BingoPays,
  }
}
