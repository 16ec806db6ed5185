import { LIMBO_THEMES } from '../../../../games/limbo/limbo-themes.ts'
import type { Player } from '../../../common/play/player.ts'
import { LimboPays } from './limbo-pays.tsx'
import { LimboTable } from './limbo-table.tsx'

/** How a limbo game of this id is played. */
export function findPlayer(gameId: string): Player | undefined {
  const theme = LIMBO_THEMES.find(known => known.id === gameId)
  if (!theme) return undefined
  return {
    palette: theme.palette,
    Play: props => <LimboTable theme={theme} {...props} />,
    Pays: () => <LimboPays theme={theme} />,
  }
}
