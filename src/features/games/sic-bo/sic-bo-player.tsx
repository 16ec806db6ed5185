import { SIC_BO_THEMES } from '../../../../games/sic-bo/sic-bo-themes.ts'
import type { Player } from '../../../common/play/player.ts'
import { SicBoPays } from './sic-bo-pays.tsx'
import { SicBoTable } from './sic-bo-table.tsx'

/** How a sic bo table of this id is played. */
export function findPlayer(gameId: string): Player | undefined {
  const theme = SIC_BO_THEMES.find(known => known.id === gameId)
  if (!theme) return undefined
  return {
    palette: theme.palette,
    Play: props => <SicBoTable theme={theme} {...props} />,
    Pays: SicBoPays,
  }
}
