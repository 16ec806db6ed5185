import { BACCARAT_THEMES } from '../../../../games/baccarat/baccarat-themes.ts'
import type { Player } from '../../../common/play/player.ts'
import { BaccaratPays } from './baccarat-pays.tsx'
import { BaccaratTable } from './baccarat-table.tsx'

/** How a baccarat table of this id is played. */
export function findPlayer(gameId: string): Player | undefined {
  const theme = BACCARAT_THEMES.find(known => known.id === gameId)
  if (!theme) return undefined
  return {
    palette: theme.palette,
    Play: props => <BaccaratTable theme={theme} {...props} />,
    Pays: BaccaratPays,
  }
}
