import { HI_LO_THEMES } from '../../../../games/hi-lo/hi-lo-themes.ts'
import type { Player } from '../../../common/play/player.ts'
import { HiLoPays } from './hi-lo-pays.tsx'
import { HiLoTable } from './hi-lo-table.tsx'

/** How a hi-lo of this id is played. */
export function findPlayer(gameId: string): Player | undefined {
  const theme = HI_LO_THEMES.find(known => known.id === gameId)
  if (!theme) return undefined
  return {
    palette: theme.palette,
    Play: props => <HiLoTable theme={theme} {...props} />,
    Pays: () => <HiLoPays theme={theme} />,
  }
}
