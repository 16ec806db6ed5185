import { ROULETTE_THEMES } from '../../../../games/roulette/roulette-themes.ts'
import type { Player } from '../../../common/play/player.ts'
import { RoulettePays } from './roulette-pays.tsx'
import { RouletteTable } from './roulette-table.tsx'

/** How a roulette table of this id is played. */
export function findPlayer(gameId: string): Player | undefined {
  const theme = ROULETTE_THEMES.find(known => known.id === gameId)
  if (!theme) return undefined
  return {
    palette: theme.palette,
    Play: props => <RouletteTable theme={theme} {...props} />,
    Pays: () => <RoulettePays theme={theme} />,
  }
}
