import { TOWER_THEMES } from '../../../../games/tower/tower-themes.ts'
import type { Player } from '../../../common/play/player.ts'
import { TowerPays } from './tower-pays.tsx'
import { TowerTable } from './tower-table.tsx'

/** How a tower of this id is played. */
export function findPlayer(gameId: string): Player | undefined {
  const theme = TOWER_THEMES.find(known => known.id === gameId)
  if (!theme) return undefined
  return {
    palette: theme.palette,
    Play: props => <TowerTable theme={theme} {...props} />,
    Pays: () => <TowerPays theme={theme} />,
  }
}
