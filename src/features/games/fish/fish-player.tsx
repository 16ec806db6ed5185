import { FISH_THEMES } from '../../../../games/fish/fish-themes.ts'
import type { Player } from '../../../common/play/player.ts'
import { FishPays } from './fish-pays.tsx'
import { FishTable } from './fish-table.tsx'

/** How a fishing game of this id is played. */
export function findPlayer(gameId: string): Player | undefined {
  const theme = FISH_THEMES.find(known => known.id === gameId)
  if (!theme) return undefined
  return {
    palette: theme.palette,
    Play: props => <FishTable theme={theme} {...props} />,
    Pays: () => <FishPays theme={theme} />,
  }
}
