import { KENO_THEMES } from '../../../../games/keno/keno-themes.ts'
import type { Player } from '../../../common/play/player.ts'
import { KenoPays } from './keno-pays.tsx'
import { KenoTable } from './keno-table.tsx'

/** How a keno game of this id is played. */
export function findPlayer(gameId: string): Player | undefined {
  const theme = KENO_THEMES.find(known => known.id === gameId)
  if (!theme) return undefined
  return {
    palette: theme.palette,
    Play: props => <KenoTable theme={theme} {...props} />,
    Pays: KenoPays,
  }
}
