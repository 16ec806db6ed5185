import { PLINKO_THEMES } from '../../../../games/plinko/plinko-themes.ts'
import type { Player } from '../../../common/play/player.ts'
import { PlinkoPays } from './plinko-pays.tsx'
import { PlinkoTable } from './plinko-table.tsx'

/** How a plinko game of this id is played. */
export function findPlayer(gameId: string): Player | undefined {
  const theme = PLINKO_THEMES.find(known => known.id === gameId)
  if (!theme) return undefined
  return {
    palette: theme.palette,
    Play: props => <PlinkoTable theme={theme} {...props} />,
    Pays: () => <PlinkoPays theme={theme} />,
  }
}
