import { PENALTY_THEMES } from '../../../../games/penalty/penalty-themes.ts'
import type { Player } from '../../../common/play/player.ts'
import { PenaltyPays } from './penalty-pays.tsx'
import { PenaltyTable } from './penalty-table.tsx'

/** How a penalty shoot-out of this id is played. */
export function findPlayer(gameId: string): Player | undefined {
  const theme = PENALTY_THEMES.find(known => known.id === gameId)
  if (!theme) return undefined
  return {
    palette: theme.palette,
    Play: props => <PenaltyTable theme={theme} {...props} />,
    Pays: () => <PenaltyPays theme={theme} />,
  }
}
