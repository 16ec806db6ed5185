import { RACE_THEMES } from '../../../../games/race/race-themes.ts'
import type { Player } from '../../../common/play/player.ts'
import { RacePays } from './race-pays.tsx'
import { RaceTable } from './race-table.tsx'

/** How a race of this id is played. */
export function findPlayer(gameId: string): Player | undefined {
  const theme = RACE_THEMES.find(known => known.id === gameId)
  if (!theme) return undefined
  return {
    palette: theme.palette,
    Play: props => <RaceTable theme={theme} {...props} />,
    Pays: () => <RacePays theme={theme} />,
  }
}
