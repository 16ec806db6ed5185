import { VIDEO_POKER_THEMES } from '../../../../games/video-poker/video-poker-themes.ts'
import type { Player } from '../../../common/play/player.ts'
import { VideoPokerPays } from './video-poker-pays.tsx'
import { VideoPokerTable } from './video-poker-table.tsx'

/** How a video poker of this id is played. */
export function findPlayer(gameId: string): Player | undefined {
  const theme = VIDEO_POKER_THEMES.find(known => known.id === gameId)
  if (!theme) return undefined
  return {
    palette: theme.palette,
    Play: props => <VideoPokerTable theme={theme} {...props} />,
    Pays: () => <VideoPokerPays />,
  }
}
